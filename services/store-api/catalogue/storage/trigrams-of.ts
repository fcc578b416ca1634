/** Distinct trigrams of a word. */
export const trigramsOf = (word: string): string[] => {
  const letters = [...word];
  return [...new Set(letters.slice(2).map((_, index) => letters.slice(index, index + 3).join('')))];
};
