import { CARD_TYPES, REMOVED_SUBTYPES, SUBTYPES, SUPERTYPES } from '../grammar/vocabulary/index.ts';
import { include, scope, type Repository } from './textmate-model.ts';
import { anyOf, japaneseWords, present, properWords, wholeWords, END, START } from './textmate-patterns.ts';

const DASH = '(?:[—–―─━－]|--+|[-‐‑−ー](?=[ 　]))';
const SPACE = '[ \\t　]';
const POINTS = '[+＋−－-]?[0-9０-９XYＸＹ*＊★?]{1,4}(?:[+＋−－-][0-9０-９*＊]{1,3})?';

const typesEn = [...CARD_TYPES.flatMap(({ id, plural }) => [id, plural]), 'tribal', 'emblem', 'permanent', 'permanents', 'token', 'tokens'];
const typesJa = [...present(CARD_TYPES.map(({ ja }) => ja)), '部族', 'パーマネント', 'トークン', '紋章'];
const supertypesEn = SUPERTYPES.map(({ id }) => id);
const supertypesJa = present(SUPERTYPES.map(({ ja }) => ja)).map((ja) => ja.replace(/の$/, ''));
const anyTypeEn = `(?i:${anyOf(typesEn)})`;
const anyTypeJa = anyOf(typesJa);

const lineEn = `(?:(?i:${anyOf(supertypesEn)}) +)*${anyTypeEn}(?: +${anyTypeEn})*`;
const lineJa = `(?:${anyOf(supertypesJa)}の?・?)*${anyTypeJa}(?:・${anyTypeJa})*`;

const SUBTYPE_NAMES = [...SUBTYPES, ...REMOVED_SUBTYPES].flatMap(({ name, plural }) => [name, plural]);

/** The lines of a face that are not rules text, and the words for types, which rules text shares. */
export const TYPE_LINE_RULES: Repository = {
  'type-line': {
    name: scope('meta.type-line'),
    match: `^${SPACE}*(${lineEn}|${lineJa})${SPACE}*(?:(${DASH})(.*))?$`,
    captures: {
      1: { patterns: include('supertype', 'card-type') },
      2: { name: scope('punctuation.separator.type-line') },
      3: { patterns: include('subtype') },
    },
  },
  'power-toughness-line': {
    match: `^${SPACE}*(${POINTS})([/／])(${POINTS})${SPACE}*$`,
    captures: {
      1: { name: scope('constant.numeric.power') },
      2: { name: scope('punctuation.separator.power-toughness') },
      3: { name: scope('constant.numeric.toughness') },
    },
  },
  'loyalty-line': {
    match: `^${SPACE}*((?i:loyalty|defen[sc]e)|初期忠誠度|忠誠度|守備値)${SPACE}*([:：])${SPACE}*([0-9０-９XＸ*＊]{1,4})${SPACE}*$`,
    captures: {
      1: { name: scope('keyword.other.field') },
      2: { name: scope('punctuation.separator.field') },
      3: { name: scope('constant.numeric.loyalty') },
    },
  },
  'level-line': {
    match: `^${SPACE}*(LEVEL|Ｌｖ|Lv|レベル)${SPACE}*([0-9０-９]{1,3}(?:[-–－][0-9０-９]{1,3}|[+＋])?)`,
    captures: { 1: { name: scope('keyword.other.field') }, 2: { name: scope('constant.numeric.level') } },
  },
  supertype: { name: scope('storage.modifier.supertype'), match: `${wholeWords(supertypesEn)}|${japaneseWords(supertypesJa)}` },
  'card-type': { name: scope('storage.type.card-type'), match: `${START}(?:[Nn]on-?)?${anyTypeEn}${END}|${japaneseWords(typesJa)}` },
  subtype: { name: scope('support.type.subtype'), match: `${properWords(SUBTYPE_NAMES)}|${japaneseWords(present(SUBTYPES.map(({ ja }) => ja)))}` },
};
