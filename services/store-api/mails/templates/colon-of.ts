/** Colon after a label. French puts a non-breaking space before it. */
export const colonOf = (language: string): string => (language === 'fr' ? '\u00a0:' : ':');
