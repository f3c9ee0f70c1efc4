/** What a keyword takes: `quality` is a noun phrase, `object` a thing given, `ability` an ability after a dash. */
export type KeywordParameter = 'N' | 'N—cost' | 'ability' | 'condition' | 'cost' | 'none' | 'object' | 'quality' | 'quality cost';

export type KeywordKind = 'activated' | 'spell' | 'static' | 'triggered';

export interface Keyword {
  id: string;
  /** As in the middle of a sentence. */
  name: string;
  ja: string | null;
  rule: string;
  /** The first edition of the rules that has it, where that is known and not long past. */
  since?: string;
  parameter: KeywordParameter;
  /** How it stands on a card, its parameters in square brackets. */
  written: string;
  /** The kinds of ability it stands for. */
  kinds: KeywordKind[];
  /** The token that it makes: a subtype, or what the token copies. */
  makesToken?: string;
  /** Other written forms that this entry covers, in lower case. */
  forms?: string[];
  /** Other Japanese forms that it covers. */
  formsJa?: string[];
  /** How it comes to targets: its own text says "target", it is the enchant ability, or it copies what has targets. */
  targets: 'none' | 'targets' | 'aura-spell' | 'may-choose-new-targets';
  summary: string;
}
