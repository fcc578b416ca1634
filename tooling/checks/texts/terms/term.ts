/** A word that the shop does not use, and what it says instead: one name for one thing in each language. */
export interface Term {
  /** Regular expression for the word, found as a whole word in small and capital letters alike. */
  avoid: string;
  use: string;
  /** Whether capitals count: `paese` is to be `Paese`. */
  exactly?: true;
  /** Holds for British texts alone. */
  only?: 'british';
  /** Keys that keep the word: texts of the specification, and where it means something else. */
  except?: readonly string[];
}
