import { createHash } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { z } from 'zod';
import type { IndexEntry } from '../catalogue/item/indexed-item.ts';
import { INDEX_LOCALES } from '../catalogue/item/locales.ts';
import type { StoreDatabase } from '../database/tables.ts';
import type { ReviewTable } from './review-table.ts';

/** Reviews that the demo seed writes into `metadata.demo.reviews`. */
const demoSchema = z.array(
  z.object({
    rating: z.number().int().min(1).max(5),
    title: z.string().max(200),
    text: z.string().max(2000),
    locale: z.enum(INDEX_LOCALES),
    name: z.string().max(100),
    date: z.iso.date(),
  }),
);

const rowsOf = ({ item, demo }: IndexEntry): Insertable<ReviewTable>[] => {
  const reviews = demoSchema.safeParse(demo?.['reviews']);
  if (!reviews.success) return [];
  const { kind, code } = item;
  return reviews.data.map(({ date, ...review }, index) => {
    const buyer = `demo-${index}`;
    const id = createHash('sha256').update(`${kind}:${code}/${buyer}`).digest('base64url');
    return {
      ...review,
      id,
      kind,
      code,
      buyer,
      state: 'published',
      created_at: `${date}T12:00:00.000Z`,
    };
  });
};

/**
 * Stores the demo reviews of items once. Later decisions about them are kept.
 *
 * @returns items with new reviews
 */
export const keepDemoReviews = async (
  database: Kysely<StoreDatabase>,
  entries: readonly IndexEntry[],
): Promise<IndexEntry['item'][]> => {
  const changed: IndexEntry['item'][] = [];
  for (const entry of entries) {
    const rows = rowsOf(entry);
    if (rows.length === 0) continue;
    const { numInsertedOrUpdatedRows: added } = await database
      .insertInto('review')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['kind', 'code', 'buyer']).doNothing())
      .executeTakeFirstOrThrow();
    if (added) changed.push(entry.item);
  }
  return changed;
};
