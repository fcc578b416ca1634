/** A disallowed word and its replacement: one name per concept in each language. */
export interface Term {
  /** Regular expression for the whole word, case-insensitive. */
  avoid: string;
  use: string;
  /** Case-sensitive: `paese` must be `Paese`. */
  exactly?: true;
  /** Applies to British texts only. */
  only?: 'british';
  /** Keys that may use the word: texts of the specification, and other meanings. */
  except?: readonly string[];
}
