/** Consecutive parts of a list with at most `size` members, as databases limit the values of one statement. */
export function* batches<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}
