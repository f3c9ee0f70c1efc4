/** What a rule says of itself. */
export interface Explanation {
  /** One sentence: what is flagged. */
  summary: string;
  /** Why it is wrong under the rules or why no card is printed so. */
  why: string;
}
