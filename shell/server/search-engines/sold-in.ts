import { readJson } from '@shop/server-kit/http';
import { createCircuit } from '../../src/render/circuit.ts';
import { z } from 'zod';
import { itemNamesSchema, type ItemNames } from './item-path-in.ts';

const answerSchema = z.object({ markets: z.array(z.string()), names: itemNamesSchema });

/** Longest answer, in bytes. */
const LIMIT = 64 * 1024;
/** ms an answer counts. */
const FRESH_FOR = 60_000;
/** Codes remembered; a code, its ten markets and its names are about 0.5 kB. */
const CAPACITY = 5000;

export interface Sold {
  /** Codes of the markets that sell the item. */
  markets: readonly string[];
  names: ItemNames;
}

/** Markets that sell an item, and its names; undefined while the catalog index does not respond. */
export type SoldIn = (code: string) => Promise<Sold | undefined>;

/**
 * Reads from the catalog index which markets sell an item, for a page's alternates.
 *
 * @param endpoint origin of store-api
 * @param limit timeout in ms
 */
export const createSoldIn = (
  endpoint: string,
  limit: number,
  now: () => number = Date.now,
): SoldIn => {
  const circuit = createCircuit({ limit }, now);
  const cached = new Map<string, { sold: Sold; until: number }>();

  return async (code) => {
    const before = cached.get(code);
    if (before && before.until > now()) return before.sold;
    try {
      const query = new URLSearchParams({ code });
      const content = await circuit(async (signal) => {
        const answer = await fetch(`${endpoint}/catalogue/markets-of?${query}`, { signal });
        if (!answer.ok) throw new Error(`The catalogue index answered ${answer.status}`);
        return readJson(answer, LIMIT);
      });
      const sold = answerSchema.parse(content);
      cached.delete(code);
      cached.set(code, { sold, until: now() + FRESH_FOR });
      const oldest = cached.keys().next().value;
      if (cached.size > CAPACITY && oldest !== undefined) cached.delete(oldest);
      return sold;
    } catch {
      return before?.sold;
    }
  };
};
