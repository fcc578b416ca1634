import { plainLetters } from '@shop/contracts/i18n/plain-letters';

/** Text as search compares it: small letters without accents, of queries and of what is found. */
export const foldText = (text: string): string => plainLetters(text).toLowerCase();
