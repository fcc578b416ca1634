/** Maximum length of a term in the index, in characters. */
const LONGEST = 200;

/** Controls, lone surrogates, and marks that change the direction of the text around them. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u202a-\u202e\u2066-\u2069\ufeff\s]+/gu;

/** A search term for requests and display: one line, without invisible characters, at most 200 characters. */
export const cleanSearchTerm = (typed: string | null): string =>
  // Cut first, so that a term of a million characters costs nothing.
  [...(typed ?? '').slice(0, 4 * LONGEST).replaceAll(UNSEEN, ' ')]
    .slice(0, LONGEST)
    .join('')
    .trim();
