import { createToken, Lexer, type TokenType } from 'chevrotain';

// Chevrotain compiles patterns without the `u` flag, so letters are spelt out as ranges.
const L = 'A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u024F\\u0300-\\u1FFF\\u3041-\\u30FA\\u30FC-\\u30FF\\u3400-\\u9FFF\\uAC00-\\uD7AF\\uFF66-\\uFF9F';
const pattern = (source: string): RegExp => new RegExp(source.replace(/L/g, L));

/** What the raw lexer finds; {@link Word} is retagged from the dictionary before parsing. */
export const Space = createToken({ name: 'Space', pattern: /[\s\u3000]+/, group: Lexer.SKIPPED, line_breaks: true });
export const Symbol = createToken({ name: 'Symbol', pattern: /\{[^{}\s]{1,16}\}/ });
export const PowerToughnessChange = createToken({ name: 'PowerToughnessChange', pattern: pattern('[+\\-−–](?:\\d{1,4}|[XYZ])/[+\\-−–](?:\\d{1,4}|[XYZ])(?![L])') });
export const PowerToughness = createToken({ name: 'PowerToughness', pattern: pattern('(?:\\d{1,4}|[XYZ*])(?:[+-](?:\\d|[*X]))?/(?:\\d{1,4}|[XYZ*])(?:[+-](?:\\d|[*X]))?(?![L\\d])') });
export const SignedNumber = createToken({ name: 'SignedNumber', pattern: pattern('[+\\-−–](?:\\d{1,4}|X)(?![L\\d/])') });
export const Digits = createToken({ name: 'Digits', pattern: pattern('\\d{1,9}(?![L])') });
export const Dash = createToken({ name: 'Dash', pattern: /—|–|―|--+|-(?=\s)/ });
export const Bullet = createToken({ name: 'Bullet', pattern: /[•●]/ });
export const OpenQuote = createToken({ name: 'OpenQuote', pattern: /“|「|『/ });
export const CloseQuote = createToken({ name: 'CloseQuote', pattern: /”|」|』/ });
export const StraightQuote = createToken({ name: 'StraightQuote', pattern: /"/ });
export const OpenParenthesis = createToken({ name: 'OpenParenthesis', pattern: /[(（]/ });
export const CloseParenthesis = createToken({ name: 'CloseParenthesis', pattern: /[)）]/ });
export const Comma = createToken({ name: 'Comma', pattern: /,/ });
export const Period = createToken({ name: 'Period', pattern: /\.(?!\d)/ });
export const Semicolon = createToken({ name: 'Semicolon', pattern: /;/ });
export const Colon = createToken({ name: 'Colon', pattern: /:/ });
export const Slash = createToken({ name: 'Slash', pattern: /\// });
export const Pipe = createToken({ name: 'Pipe', pattern: /\|/ });
export const Tilde = createToken({ name: 'Tilde', pattern: /~/ });
export const Apostrophe = createToken({ name: 'Apostrophe', pattern: /['’‘]/ });
export const Word = createToken({ name: 'Word', pattern: pattern('[L][L\\d]*(?:[-\'’][L\\d]+)*(?:[!?](?=\\s|$|["”]))?') });
export const Other = createToken({ name: 'Other', pattern: /[^\s]/ });

export const RAW_TOKEN_TYPES: TokenType[] = [
  Space, Symbol, PowerToughnessChange, PowerToughness, SignedNumber, Digits, Dash, Bullet,
  OpenQuote, CloseQuote, StraightQuote, OpenParenthesis, CloseParenthesis,
  Comma, Period, Semicolon, Colon, Slash, Pipe, Tilde, Apostrophe, Word, Other,
];

const category = (name: string, ...parents: TokenType[]): TokenType => createToken({ name, pattern: Lexer.NA, categories: parents });

/** Determiners: a, the, that, each, all, another, your, … */
export const Determiner = category('Determiner');
/** Numbers and what stands for one: three, 3, X, that many, any number of. */
export const Count = category('Count');
/** `target` where it makes the following noun phrase a target. */
export const Target = category('Target');
export const Pronoun = category('Pronoun');
/** The object the text is printed on: its name, `this creature`, `~`. */
export const Self = category('Self');
/** A word that may stand inside a noun phrase after its determiner: type, color, status, head. */
export const NounWord = category('NounWord');
export const Keyword = category('Keyword');
/** A capitalised word, or run of them, that no list has. */
export const ProperName = category('ProperName');
/** A quoted ability, parsed on its own. */
export const Quotation = category('Quotation');
/** Text in parentheses. */
export const Reminder = category('Reminder');
/** `'s` or the bare apostrophe of a plural. */
export const Possessive = category('Possessive');
export const VerbBase = category('VerbBase');
export const VerbSingular = category('VerbSingular');
export const VerbPast = category('VerbPast');
export const VerbIng = category('VerbIng');
/** put, cast, cut: the base form is the past form too. */
export const VerbBaseOrPast = category('VerbBaseOrPast', VerbBase, VerbPast);
/** may, can, can't, must, would, … */
export const Modal = category('Modal');
/** do, does, don't, didn't. */
export const Do = category('Do');
export const Have = category('Have');
export const Be = category('Be');
export const Preposition = category('Preposition');
/** `to` before a verb. */
export const ToInfinitive = category('ToInfinitive');
/** if, unless, as long as, when, where, …: a clause follows. */
export const Subordinator = category('Subordinator');
/** that, who, whose, which after a noun. */
export const Relative = category('Relative');
export const Conjunction = category('Conjunction');
export const Then = category('Then');
export const Adverb = category('Adverb');
/** equal to, less than, greater than or equal to. */
export const Comparative = category('Comparative');
/** or less, or more, or greater. */
export const ComparisonTail = category('ComparisonTail');
/** plus, minus. */
export const Arithmetic = category('Arithmetic');
export const There = category('There');
export const Unknown = category('Unknown');

export const PARSER_TOKEN_TYPES: TokenType[] = [
  ...RAW_TOKEN_TYPES.filter((t) => t !== Space && t !== Word),
  Determiner, Count, Target, Pronoun, Self, NounWord, Keyword, ProperName, Quotation, Reminder, Possessive,
  VerbBase, VerbSingular, VerbPast, VerbIng, VerbBaseOrPast, Modal, Do, Have, Be, Preposition, ToInfinitive,
  Subordinator, Relative, Conjunction, Then, Adverb, Comparative, ComparisonTail, Arithmetic, There, Unknown,
];
