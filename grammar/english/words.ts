/** Function words and fixed phrases of English rules text. Each line: phrase, meaning id. */

/** Determiner → [id, slot]. Slots rise from left to right: `each other target creature`. */
export const DETERMINERS: Readonly<Record<string, readonly [string, number]>> = {
  all: ['all', 1], each: ['each', 1], every: ['every', 1], any: ['any', 1], no: ['no', 1], both: ['both', 1], half: ['half', 1], twice: ['twice', 1], 'three times': ['thrice', 1], 'exactly': ['exactly', 1], 'up to': ['up-to', 1], 'at least': ['at-least', 1], 'either': ['either', 1], neither: ['neither', 1], none: ['no', 1], 'double': ['double', 1], triple: ['triple', 1], 'not': ['not', 1], 'only': ['only', 1], 'more than': ['more-than', 1], 'fewer than': ['fewer-than', 1], 'less than': ['fewer-than', 1], 'no more than': ['at-most', 1],
  a: ['a', 2], an: ['a', 2], the: ['the', 2], that: ['that', 2], those: ['that', 2], this: ['this', 2], these: ['this', 2], another: ['another', 2], such: ['such', 2], which: ['which', 2], what: ['which', 2], enough: ['enough', 2],
  your: ['your', 2], their: ['their', 2], its: ['its', 2], his: ['his', 2], her: ['her', 2], 'his or her': ['their', 2], our: ['our', 2], whose: ['whose', 2],
  'much of': ['much', 4],
  'each other': ['each-other', 5], other: ['other', 5], more: ['more', 5], fewer: ['fewer', 5], less: ['less', 5],
};

export const PRONOUNS: Readonly<Record<string, string>> = {
  you: 'you', it: 'it', they: 'they', them: 'they', him: 'he', he: 'he', she: 'she', her: 'she', themselves: 'themselves', itself: 'itself', himself: 'himself', herself: 'herself', yourself: 'yourself', yours: 'yours', theirs: 'theirs',
  'each other': 'each-other', 'one another': 'one-another', nothing: 'nothing', everything: 'everything', anything: 'anything', anyone: 'anyone', anywhere: 'anywhere', 'anywhere else': 'anywhere', something: 'something', 'someone': 'anyone', 'so': 'so', 'any target': 'any-target', 'any other target': 'any-other-target',
};

export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15,
  sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, 'twenty-one': 21, 'twenty-five': 25, thirty: 30, forty: 40, fifty: 50, 'one hundred': 100, 'one thousand': 1000,
};

/** Phrases that stand where a number may stand. */
export const COUNT_PHRASES: Readonly<Record<string, string>> = {
  'any number of': 'any-number', 'that many': 'that-many', 'that much': 'that-many', 'a number of': 'number-of', 'an amount of': 'number-of', 'one or two': '1-or-2', 'one, two, or three': '1-to-3', 'two or three': '2-or-3', 'one or both': '1-or-both',
  'as many': 'as-many', 'as much': 'as-many', 'how many': 'how-many', 'how much': 'how-many', 'one or both of': '1-or-both', 'any amount of': 'any-number', 'a total of': 'total-of', 'many': 'many', 'much': 'many', 'a combination of': 'combination-of', 'any combination of': 'any-combination-of', 'all but one': 'all-but-1', 'twice that many': 'twice-that-many', 'twice that much': 'twice-that-many', 'half that many': 'half-that-many', 'a third': 'third',
};

export const PREPOSITIONS: readonly string[] = [
  'of', 'to', 'from', 'in', 'on', 'onto', 'into', 'with', 'without', 'under', 'for', 'as', 'by', 'at', 'among', 'between', 'through', 'during', 'after', 'before', 'until', 'than', 'per', 'against', 'except', 'outside', 'instead of', 'rather than', 'other than', 'in addition to', 'except for', 'except by', 'from outside', 'named', 'called', 'from among', 'because of', 'as part of', 'above', 'below', 'directly above', 'just beneath', 'beneath', 'since', 'back to', 'back onto', 'out of', 'over', 'on top of', 'throughout', 'beyond', 'beside', 'despite', 'like', 'including', 'using', 'attached to', 'as if', 'within', 'divided among', 'starting with', 'up to the', 'across', 'on behalf of', 'besides', 'ahead of', 'instead of by',
];

/** Words that open a clause of their own. */
export const SUBORDINATORS: Readonly<Record<string, string>> = {
  if: 'if', unless: 'unless', when: 'when', whenever: 'whenever', while: 'while', where: 'where', because: 'because', although: 'although', 'as long as': 'as-long-as', 'for as long as': 'for-as-long-as', 'as though': 'as-though', 'only if': 'only-if', 'only when': 'only-if', 'and only if': 'only-if', 'even if': 'even-if', 'except that': 'except', 'the next time': 'next-time', 'the first time': 'first-time', 'the last time': 'last-time', 'each time': 'whenever', 'and only as long as': 'as-long-as', 'if and only if': 'only-if', 'whether': 'whether', 'but only if': 'only-if', 'any time': 'any-time', 'only while': 'only-if', 'the third time': 'third-time', 'the second time': 'second-time', 'on each turn when': 'when',
};

/** Words that are prepositions before a noun phrase and subordinators before a clause. */
export const PREPOSITION_OR_SUBORDINATOR: readonly string[] = ['until', 'as', 'after', 'before', 'than', 'except', 'rather than', 'for', 'since', 'that'];

export const ADVERBS: Readonly<Record<string, string>> = {
  instead: 'instead', also: 'also', again: 'again', still: 'still', alone: 'alone', together: 'together', back: 'back', once: 'once', twice: 'twice', too: 'also', otherwise: 'otherwise', later: 'later', separately: 'separately', simultaneously: 'simultaneously', secretly: 'secretly', aside: 'aside', down: 'down', up: 'up', only: 'only', now: 'now', already: 'already', first: 'first', else: 'else', 'this way': 'this-way', 'that way': 'this-way', 'this turn': 'this-turn', 'this game': 'this-game', 'this combat': 'this-combat', 'that turn': 'that-turn', 'that combat': 'that-combat', 'that much': 'that-much', 'each turn': 'each-turn', 'each combat': 'each-combat', 'this phase': 'this-phase', 'this step': 'this-step', 
  'until end of turn': 'until-end-of-turn', 'until end of combat': 'until-end-of-combat', 'until your next turn': 'until-your-next-turn', 'at random': 'at-random', 'in any order': 'in-any-order', 'in a random order': 'in-a-random-order', 'in random order': 'in-a-random-order', 'face down': 'face-down', 'face up': 'face-up', 'if able': 'if-able', 'if possible': 'if-able', 'rounded up': 'rounded-up', 'rounded down': 'rounded-down', 'only once each turn': 'only-once-each-turn', 'only once': 'only-once', 'only twice each turn': 'only-twice-each-turn', 'only once each turn.': 'only-once-each-turn', 'as a sorcery': 'as-a-sorcery', 'only as a sorcery': 'only-as-a-sorcery', 'only as an instant': 'only-as-an-instant', 'during combat': 'during-combat', 'divided evenly': 'divided-evenly', 'any number of times': 'any-number-of-times', 'in turn order': 'in-turn-order', 'at the same time': 'at-the-same-time', 'as you choose': 'as-you-choose', 'divided as you choose': 'divided-as-you-choose', 'no more': 'no-more', 'anymore': 'no-more', 'any more': 'no-more', 'more than once': 'more-than-once', 'at a time': 'at-a-time', 'in combat': 'in-combat', 'last turn': 'last-turn', next: 'next', 'second from the top': 'second-from-top', 'third from the top': 'third-from-top', 'fourth from the top': 'fourth-from-top', 'fifth from the top': 'fifth-from-top', 'seventh from the top': 'seventh-from-top', 'no more than twice each turn': 'no-more-than-twice-each-turn', 'no more than once each turn': 'no-more-than-once-each-turn', 'no more than three times each turn': 'no-more-than-three-times-each-turn', 'only three times each turn': 'only-three-times-each-turn', 'anywhere else': 'anywhere', anywhere: 'anywhere', fully: 'fully', 'no longer': 'no-longer', wrong: 'wrong', right: 'right', 'in addition': 'in-addition', 'in common': 'in-common', 'as many times as you choose': 'any-number-of-times', heads: 'heads', tails: 'tails', 'the same way': 'same-way', 'once per turn': 'only-once-each-turn', 'only once per turn': 'only-once-each-turn', 'to your left': 'to-your-left', 'to your right': 'to-your-right', continuously: 'continuously', directly: 'directly', originally: 'originally', completely: 'completely', 'any time': 'any-time', 'at any time': 'any-time', 'a second time': 'a-second-time', 'another time': 'a-second-time', 'this many times': 'that-many-times', 'that many times': 'that-many-times', 'three times': 'three-times', 'four times': 'four-times', 'five times': 'five-times', 'any time you could cast a sorcery': 'as-a-sorcery', 'only any time you could cast a sorcery': 'only-as-a-sorcery', 'permanently': 'permanently', 'additionally': 'additionally', 'perpetually': 'perpetually', 'each': 'each', 'normally': 'normally', 'yet': 'yet', 'right away': 'right-away', 'forever': 'forever', 'in secret': 'secretly', 'from there': 'from-there', 'immediately': 'immediately', 'evenly': 'evenly', 'so': 'so', 'this turn and each other turn': 'this-turn', 'more': 'more', 'less': 'less', 'in full': 'in-full',
};

export const COMPARATIVES: Readonly<Record<string, string>> = {
  'equal to': 'equal', 'less than': 'less', 'greater than': 'greater', 'less than or equal to': 'at-most', 'greater than or equal to': 'at-least', 'equal to or greater than': 'at-least', 'equal to or less than': 'at-most', 'more than': 'greater', 'fewer than': 'less', 'higher than': 'greater', 'lower than': 'less', 'not equal to': 'not-equal', 'no greater than': 'at-most', 'the same as': 'same',
};

export const COMPARISON_TAILS: Readonly<Record<string, string>> = {
  'or less': 'at-most', 'or fewer': 'at-most', 'or more': 'at-least', 'or greater': 'at-least', 'or higher': 'at-least', 'or lower': 'at-most',
};

/** Wordings that the rules have left behind: phrase → [words of the current one, era id]. */
export const RELATIVES: readonly string[] = ['that', 'who', 'which', 'whose'];
