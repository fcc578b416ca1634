import { startFaultProxy, type FaultProxy } from '../../../tooling/faults/fault-proxy.ts';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { postgresPool } from './postgres-pool.ts';

let postgres: TestPostgres;
let proxy: FaultProxy;
let url: URL;

beforeAll(async () => {
  postgres = await startPostgres();
  url = new URL(await postgres.database('pool'));
  proxy = await startFaultProxy({ target: Number(url.port) });
  url.port = String(proxy.port);
});
afterAll(async () => {
  await proxy.stop();
  await postgres.stop();
});
afterEach(() => proxy.setFault({ kind: 'pass' }));

describe('the pool of PostgreSQL connections', () => {
  it('replaces connections whose server is silent, so that they do not occupy it', async () => {
    const pool = postgresPool(url.href, { silence: 300 });
    await pool.query('SELECT 1');
    await proxy.setFault({ kind: 'half-open' });
    // More than the pool has connections.
    const lost = Array.from({ length: 12 }, async () => {
      // As the query builder does: it returns the connection without its error.
      const client = await pool.connect();
      try {
        await client.query('SELECT 1');
      } finally {
        client.release();
      }
    });
    const ended = await Promise.allSettled(lost);
    expect(ended.map(({ status }) => status)).toEqual(lost.map(() => 'rejected'));
    // Connections of that time stay dead.
    await proxy.setFault({ kind: 'pass' });
    await expect(pool.query('SELECT 1 AS one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await pool.end();
  });

  it('survives a connection that breaks in use', async () => {
    const pool = postgresPool(url.href);
    const client = await pool.connect();
    await proxy.setFault({ kind: 'reset' });
    await expect(client.query('SELECT 1')).rejects.toThrow();
    client.release();
    await proxy.setFault({ kind: 'pass' });
    await expect(pool.query('SELECT 1 AS one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await pool.end();
  });
});
