import { DEFINITION_KINDS } from '../grammar/index.ts';
import { anyOf } from './textmate-patterns.ts';
import { textmateRulesText } from './textmate-rules-text.ts';
import { TYPE_LINE_RULES } from './textmate-type-line.ts';
import { include, scope, type Pattern, type Repository } from './textmate-model.ts';

const SPACE = '[ \\t　]';
const SEPARATOR = `${SPACE}*(?:[-‐‑–−－ー]{3,}|[—―─━]{2,})${SPACE}*$`;
const BRACES = '[{｛][^{}｛｝\\s]{1,9}[}｝]';

const comment: Pattern = {
  name: scope('comment.line.number-sign'),
  match: `^${SPACE}*([#＃]+)(.*)$`,
  captures: { 1: { name: scope('punctuation.definition.comment') }, 2: { name: scope('entity.name.section') } },
};

const annotation: Pattern = {
  match: `^${SPACE}*([@＠][^\\s:：]{1,20})([:：]?)(.*)$`,
  captures: {
    1: { name: scope('keyword.other.annotation') },
    2: { name: scope('punctuation.separator.annotation') },
    3: { name: scope('string.unquoted.annotation') },
  },
};

const separator: Pattern = { name: scope('punctuation.separator.face'), match: `^${SEPARATOR}` };

/** Symbols as older Japanese text has them: （２）(緑). */
const oldSymbol: Pattern = {
  name: scope('constant.character.escape.symbol'),
  match: '[(（](?:[0-9０-９]{1,3}|[A-ZＡ-Ｚ白青黒赤緑無氷◇]{1,2})(?:[/／][0-9０-９A-ZＡ-Ｚ白青黒赤緑]{1,2})?[)）]',
};

const DEFINE = `${SPACE}*[Dd]efine${SPACE}+(?:${anyOf(DEFINITION_KINDS)})(?=${SPACE}|$)`;

/** From a `define` line to the blank line, or the next such line, after it. */
const definition: Pattern = {
  name: scope('meta.definition'),
  begin: `^${SPACE}*([Dd]efine)${SPACE}+(${anyOf(DEFINITION_KINDS)})(?=${SPACE}|$)([^{｛\\n]*)([{｛][^{}｛｝\\s]{1,12}[}｝])?`,
  beginCaptures: {
    1: { name: scope('keyword.other.define') },
    2: { name: scope('storage.type.definition') },
    3: { name: scope('entity.name.type.definition') },
    4: { name: scope('variable.parameter.definition') },
  },
  end: `^(?=${SPACE}*$)|^(?=${SEPARATOR})|^(?=${DEFINE})`,
  patterns: include('comment', 'annotation', 'type-line', 'power-toughness-line', 'paragraph-start', 'rules-text'),
};

/** From the line with the name to the blank line or the separator after the face. */
const face: Pattern = {
  name: scope('meta.face'),
  begin: `^(?!${SPACE}*[#＃@＠]|${SEPARATOR})${SPACE}*(?=\\S)([^{｛\\n]*)((?:${BRACES}[ /|]?)*)`,
  beginCaptures: {
    1: { name: scope('entity.name.type.card'), patterns: include('old-symbol') },
    2: { patterns: include('symbol') },
  },
  end: `^(?=${SPACE}*$)|^(?=${SEPARATOR})`,
  patterns: include('comment', 'annotation', 'type-line', 'power-toughness-line', 'loyalty-line', 'level-line', 'paragraph-start', 'rules-text'),
};

const repository: Repository = { comment, annotation, separator, definition, face, 'old-symbol': oldSymbol, ...TYPE_LINE_RULES, ...textmateRulesText() };

/** The TextMate grammar of `.card` files, derived from the vocabulary: a plain object for `JSON.stringify`. */
export function textMateGrammar(): object {
  return {
    $schema: 'https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json',
    name: 'Cardwright',
    scopeName: 'text.cardwright',
    fileTypes: ['card'],
    patterns: include('comment', 'annotation', 'separator', 'definition', 'face'),
    repository,
  };
}
