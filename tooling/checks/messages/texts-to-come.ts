/**
 * Texts of requirements whose screens do not exist yet, by message key, with the requirement. Remove a key with its
 * first use; the check reports it.
 */
export const TEXTS_TO_COME: Readonly<Record<string, string>> = {};
