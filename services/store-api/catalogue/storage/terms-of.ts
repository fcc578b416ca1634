import type { SearchText } from '../item/indexed-item.ts';

/** Shorter words are never corrected (see `maxDistanceOf`), nor are numbers. */
const CORRECTED = /^(?=.*\p{L}).{4,}$/u;

/** Words of an item that serve as spelling suggestions. */
export const termsOf = ({ name, facts }: SearchText): string[] =>
  `${name} ${facts}`.split(' ').filter((it) => CORRECTED.test(it));
