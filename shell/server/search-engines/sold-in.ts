import { readJson } from '@shop/contracts/http';
import { createCircuit } from '../../src/render/circuit.ts';
import { z } from 'zod';

const answerSchema = z.object({ markets: z.array(z.string()) });

/** Longest answer, in bytes. */
const LIMIT = 64 * 1024;
/** ms an answer counts. */
const FRESH_FOR = 60_000;
/** Codes remembered; a code and its ten markets are about 0.3 kB. */
const CAPACITY = 5000;

/** Codes of the markets that sell an item; undefined while the catalogue index does not say. */
export type SoldIn = (code: string) => Promise<readonly string[] | undefined>;

/**
 * Asks the catalogue index where items are sold, for the links between the forms of a page.
 *
 * @param endpoint origin of store-api
 * @param limit longest an answer is waited for, in ms
 */
export const createSoldIn = (
  endpoint: string,
  limit: number,
  now: () => number = Date.now,
): SoldIn => {
  const circuit = createCircuit({ limit }, now);
  const known = new Map<string, { markets: readonly string[]; until: number }>();

  return async (code) => {
    const before = known.get(code);
    if (before && before.until > now()) return before.markets;
    try {
      const query = new URLSearchParams({ code });
      const content = await circuit(async (signal) => {
        const answer = await fetch(`${endpoint}/catalogue/markets-of?${query}`, { signal });
        if (!answer.ok) throw new Error(`The catalogue index answered ${answer.status}`);
        return readJson(answer, LIMIT);
      });
      const { markets } = answerSchema.parse(content);
      known.delete(code);
      known.set(code, { markets, until: now() + FRESH_FOR });
      const oldest = known.keys().next().value;
      if (known.size > CAPACITY && oldest !== undefined) known.delete(oldest);
      return markets;
    } catch {
      return before?.markets;
    }
  };
};
