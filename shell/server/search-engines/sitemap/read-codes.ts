import { readJson } from '@shop/server-kit/http';
import { z } from 'zod';
import { itemNamesSchema } from '../item-path-in.ts';

const pageSchema = z.object({
  entries: z.array(
    z.object({
      code: z.string().min(1),
      kind: z.enum(['sku', 'bundle']),
      updatedAt: z.string(),
      names: itemNamesSchema,
    }),
  ),
  pageCount: z.number().int().min(0),
});

export type CodeEntry = z.infer<typeof pageSchema>['entries'][number];

/** ms for one page of 5,000 codes. */
const TIME_LIMIT = 10_000;
/** Longest page, in bytes; 5,000 codes with their names take some 1.5 MB. */
const LIMIT = 8 * 1024 * 1024;

/**
 * What a market sells, page by page from the catalogue index.
 *
 * @throws Error when the index does not answer, or not yet
 */
export async function* readCodes(endpoint: string, market: string): AsyncGenerator<CodeEntry[]> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = new URLSearchParams({ market, page: String(page) });
    const answer = await fetch(`${endpoint}/catalogue/codes?${query}`, {
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    if (!answer.ok) throw new Error(`The catalogue index answered ${answer.status}`);
    const { entries, pageCount } = pageSchema.parse(await readJson(answer, LIMIT));
    last = pageCount;
    yield entries;
  }
}
