/** Words in the code of an item, to search for in its place: `barolo vigna 750` of `BAROLO_VIGNA-750`. */
export const codeWords = (code: string): string =>
  code
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    // Contents and the shop's own marks are in many codes and find anything.
    .filter((word) => word !== '' && word !== 'bundle' && !/^\d+$/.test(word))
    .join(' ');
