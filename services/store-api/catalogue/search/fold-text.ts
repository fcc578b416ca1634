import { plainLetters } from '@shop/contracts/i18n/plain-letters';

/** Normalizes text for search: lower case without accents. Applied to both queries and indexed text. */
export const foldText = (text: string): string => plainLetters(text).toLowerCase();
