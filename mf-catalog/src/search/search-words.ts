/** The index reads no more (characters). */
const LONGEST = 200;

/** Controls, halves of characters, and marks that turn the direction of what stands around them. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u202a-\u202e\u2066-\u2069\ufeff\s]+/gu;

/** Words of an address as they are searched for and shown: one line, no unseen marks, at most 200 characters. */
export const searchWords = (typed: string | null): string =>
  // Cut first: nothing is to be gained from reading on in a term of a million characters.
  [...(typed ?? '').slice(0, 4 * LONGEST).replaceAll(UNSEEN, ' ')]
    .slice(0, LONGEST)
    .join('')
    .trim();
