import type { SearchText } from '../item/indexed-item.ts';

/** Shorter words are not corrected, see `forgivenIn`; numbers never. */
const CORRECTED = /^(?=.*\p{L}).{4,}$/u;

/** Words of an item that a misspelt word may have meant. */
export const termsOf = ({ name, facts }: SearchText): string[] =>
  `${name} ${facts}`.split(' ').filter((it) => CORRECTED.test(it));
