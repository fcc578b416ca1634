import { sql } from 'kysely';
import { startFaultProxy, type FaultProxy } from '../../../../../tooling/faults/fault-proxy.ts';
import { startPostgres, type TestPostgres } from '../../../testing/start-postgres.ts';
import { openReader } from './open-reader.ts';

let postgres: TestPostgres;
let proxy: FaultProxy;
let reader: ReturnType<typeof openReader>;

beforeAll(async () => {
  postgres = await startPostgres();
  const url = new URL(await postgres.database('reader'));
  proxy = await startFaultProxy({ target: Number(url.port) });
  url.port = String(proxy.port);
  reader = openReader(url.href);
});
afterAll(async () => {
  await reader.close();
  await proxy.stop();
  await postgres.stop();
});

const one = () =>
  reader.read(
    async (database) => (await sql<{ one: number }>`SELECT 1 AS one`.execute(database)).rows,
  );

describe('reads of the catalog index from PostgreSQL', () => {
  it('S5 survive connections that the server’s restart left half open', async () => {
    // All connections of the pool are open.
    await Promise.all(Array.from({ length: 8 }, one));
    await proxy.setFault({ kind: 'half-open' });
    const reads = Promise.all(Array.from({ length: 12 }, one));
    // Connections of that time stay dead, new ones work.
    await proxy.setFault({ kind: 'pass' });
    expect(await reads).toEqual(Array.from({ length: 12 }, () => [{ one: 1 }]));
  });
});
