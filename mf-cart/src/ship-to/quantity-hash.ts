/**
 * The pieces that come along to an item's page in another market (M10), as the end of its address: nothing the server
 * is asked for, and nothing to clear away.
 */
export const piecesHash = (pieces: number): string => `#pieces=${pieces}`;

/** Pieces an address asks for; 0 where it asks for none. The limit of the item is the caller's to keep. */
export const piecesOf = (hash: string): number =>
  Number(/^#pieces=(\d{1,3})$/.exec(hash)?.[1] ?? 0);
