import { z } from 'zod';
import type { IndexEntry } from '../catalogue/item/indexed-item.ts';
import type { PriceChange } from './lowest-price.ts';

const DAY = 86_400_000;

/** Former prices that the demo seed writes into `metadata.demo.price_history`; days before the current price. */
const demoSchema = z.array(
  z
    .object({
      market: z.string().optional(),
      currency: z.string().optional(),
      cents: z.number().int().positive(),
      days_ago: z.number().positive(),
    })
    .refine(({ market, currency }) => market !== undefined || currency !== undefined),
);

/**
 * Former prices of a demo item in a market, oldest first.
 *
 * @param since - beginning of the current price, epoch ms
 */
export const demoChanges = (
  { item, demo }: Pick<IndexEntry, 'demo' | 'item'>,
  market: string,
  since: number,
): PriceChange[] => {
  const history = demoSchema.safeParse(demo?.['price_history']);
  const currency = item.offers[market]?.currency;
  return (history.success ? history.data : [])
    .filter((it) => (it.market ?? market) === market && (it.currency ?? currency) === currency)
    .toSorted((a, b) => b.days_ago - a.days_ago)
    .map(({ cents, days_ago }) => ({
      since: since - days_ago * DAY,
      cents,
      compareAtCents: null,
    }));
};
