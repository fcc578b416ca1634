import type { Kysely } from 'kysely';
import { connectDatabase } from '../database/open-database.ts';
import type { StoreDatabase } from '../database/tables.ts';
import { addPartial, createReturnRequestTable } from './return-request-table.ts';

let database: Kysely<StoreDatabase>;
beforeEach(async () => {
  database = await connectDatabase(':memory:');
});
afterEach(() => database.destroy());

it('S11 L1 stored withdrawals with a note and without items are of some items only', async () => {
  const tables = database as unknown as Kysely<unknown>;
  await createReturnRequestTable(tables);
  const stored = { number: '10042', email: 'ada@shop.example', name: 'Ada Rossi' };
  const place = { locale: 'it', market: 'it/eur' } as const;
  const items = JSON.stringify([{ line: 'wine', quantity: 1 }]);
  for (const [id, its] of Object.entries({
    whole: { kind: 'withdrawal', items: null, note: null },
    words: { kind: 'withdrawal', items: null, note: 'one Gavi' },
    chosen: { kind: 'withdrawal', items, note: 'one Gavi' },
    reason: { kind: 'return', items: null, note: 'corked' },
  } as const))
    await database
      .insertInto('return_request')
      .values({ id, ...stored, ...place, ...its, received_at: '2026-11-28', outcome: 'open' })
      .execute();
  await addPartial(tables);
  expect(
    await database.selectFrom('return_request').select('id').where('is_partial', '=', 1).execute(),
  ).toEqual([{ id: 'words' }]);
});
