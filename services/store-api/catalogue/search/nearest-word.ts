import { editDistance } from './edit-distance.ts';

/** Maximum edit distance by length: 0 for short words, which are too ambiguous. */
const forgivenIn = (word: string): number => {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
};

/**
 * The known word nearest to a possible typo; null if none is near enough. While someone types, the word is
 * incomplete, so prefixes of the same length are compared too.
 */
export const nearestWord = (word: string, candidates: readonly string[]): string | null => {
  const limit = forgivenIn(word);
  if (limit === 0) return null;
  const rated = candidates
    .map((it) => {
      const full = editDistance(word, it, limit);
      const beginning = editDistance(word, it.slice(0, word.length), limit) + 0.5;
      return { it, distance: Math.min(full, beginning) };
    })
    .filter(({ distance }) => distance <= limit + 0.5 && distance > 0)
    .toSorted(
      (a, b) => a.distance - b.distance || a.it.length - b.it.length || (a.it < b.it ? -1 : 1),
    );
  const best = rated[0];
  return best && best.distance <= limit + 0.5 ? best.it : null;
};
