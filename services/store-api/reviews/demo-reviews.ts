import { createHash } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { z } from 'zod';
import { itemKey, type IndexEntry } from '../catalogue/item/indexed-item.ts';
import { INDEX_LOCALES } from '../catalogue/item/locales.ts';
import { batches } from '../database/batches.ts';
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

/** Rows of one statement. Each commit waits for the disk. */
const AT_ONCE = 500;

const rowsOf = ({ item, demo }: IndexEntry): Insertable<ReviewTable>[] => {
  const reviews = demoSchema.safeParse(demo?.['reviews']);
  if (!reviews.success) return [];
  const { kind, code } = item;
  return reviews.data.map(({ date, ...review }, index) => {
    const buyer = `demo-${index}`;
    const digest = createHash('sha256').update(`${kind}:${code}/${buyer}`).digest('base64url');
    return {
      ...review,
      // Long enough to be unique; each product page inlines the ids of the reviews it shows.
      id: digest.slice(0, 16),
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
  const rows = entries.flatMap(rowsOf);
  const changed = new Set<string>();
  for (const some of batches(rows, AT_ONCE)) {
    const added = await database
      .insertInto('review')
      .values(some)
      .onConflict((conflict) => conflict.columns(['kind', 'code', 'buyer']).doNothing())
      .returning(['kind', 'code'])
      .execute();
    for (const it of added) changed.add(itemKey(it));
  }
  return entries.map(({ item }) => item).filter((it) => changed.has(itemKey(it)));
};
