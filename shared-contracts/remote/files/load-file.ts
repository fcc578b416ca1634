import { attemptFile, NoAnswer } from './attempt-file.ts';

/** Waiting times before the second and third attempt, in ms. */
const PAUSES = [200, 800];

/** Files that several attempts could not get: until one succeeds, each further try is a single one. */
const missed = new Set<string>();

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A new URL for a retry. For the same one browsers reuse a failed preload of the document, or changed content in their
 * cache.
 */
const again = (url: string): string => `${url}?again=${Date.now().toString(36)}`;

export interface LoadOptions {
  /** Subresource integrity; nothing else is run or applied. */
  integrity: string;
  /** Another address of the same file. */
  alternative?: string | undefined;
}

/**
 * Gets a script or style sheet: several attempts at its address, further and further apart, then one at its alternative.
 * After an attempt without an answer the alternative is next at once, so that no one waits longer than two of them.
 * Rejects with the last failure.
 */
export const loadFile = async (
  url: string,
  { integrity, alternative }: LoadOptions,
): Promise<void> => {
  let address = url;
  for (const pause of missed.has(url) ? [] : PAUSES) {
    try {
      return await attemptFile(address, integrity);
    } catch (error) {
      address = again(url);
      if (error instanceof NoAnswer) break;
      await wait(pause * (0.5 + Math.random()));
    }
  }
  const last = alternative ?? again(url);
  missed.add(url);
  await attemptFile(last, integrity);
  missed.delete(url);
};
