import { editDistance } from './edit-distance.ts';

/** Mistakes forgiven in a word: none in a short one, where another word is meant as likely. */
export const forgivenIn = (word: string): number => {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
};

/**
 * The word most likely meant, of those the catalogue knows; null where none is near. Someone who is still typing has
 * only its beginning, so beginnings of as many letters count too.
 */
export const nearestWord = (word: string, known: readonly string[]): string | null => {
  const most = forgivenIn(word);
  if (most === 0) return null;
  const rated = known
    .map((it) => {
      const whole = editDistance(word, it, most);
      const beginning = editDistance(word, it.slice(0, word.length), most) + 0.5;
      return { it, distance: Math.min(whole, beginning) };
    })
    .filter(({ distance }) => distance <= most + 0.5 && distance > 0)
    .toSorted(
      (a, b) => a.distance - b.distance || a.it.length - b.it.length || (a.it < b.it ? -1 : 1),
    );
  const best = rated[0];
  return best && best.distance <= most + 0.5 ? best.it : null;
};
