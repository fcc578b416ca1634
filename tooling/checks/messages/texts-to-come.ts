/**
 * Texts the requirements ask for whose screens are still to be built, by message key, with the requirement. A key leaves
 * this list with the first line that uses it; the check says so.
 */
export const TEXTS_TO_COME: Readonly<Record<string, string>> = {};
