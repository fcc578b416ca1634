/** The colon after a label in a mail's language: French puts a space before it that does not break. */
export const colonOf = (language: string): string => (language === 'fr' ? '\u00a0:' : ':');
