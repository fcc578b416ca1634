/**
 * Number of insertions, deletions, substitutions and transpositions of neighboring letters between two words (optimal
 * string alignment distance).
 *
 * @param most - upper bound: a larger distance returns `most + 1`, without computing it in full
 */
export const editDistance = (from: string, to: string, most: number): number => {
  const a = [...from];
  const b = [...to];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let previous = b.map((_, index) => index).concat(b.length);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (previous[j] ?? most) + 1,
          (row[j - 1] ?? most) + 1,
          (previous[j - 1] ?? most) + (same ? 0 : 1),
          swapped ? (before[j - 2] ?? most) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...row) > most) return most + 1;
    [before, previous] = [previous, row];
  }
  return Math.min(previous[b.length] ?? most + 1, most + 1);
};
