/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contextOf } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { makeConfig } from '@shop/contracts/testing';
import { inSpan } from '@shop/tracing';
import { collectTraces } from '@shop/tracing/testing';
import { createRenderPool } from './render-pool.ts';

const context = contextOf(MARKETS[0]!, null, 'it');
let folder: string;
let storeApi: Server;
let endpoint: string;
let parents: Record<string, string | undefined>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'traced-render-'));
  parents = {};
  storeApi = createServer(({ url = '', headers }, response) => {
    parents[url] = headers['traceparent'] as string | undefined;
    response.end('{}');
  });
  await new Promise<void>((done) => storeApi.listen(0, '127.0.0.1', done));
  endpoint = `http://127.0.0.1:${(storeApi.address() as AddressInfo).port}`;
  writeFileSync(
    join(folder, 'renderer.cjs'),
    `exports.renderer = () => async ({ rest }) => {
      await (await fetch('${endpoint}/catalogue' + rest)).text();
      return { kind: 'page', html: '' };
    };`,
  );
});
afterEach(async () => {
  storeApi.closeAllConnections();
  await new Promise((done) => storeApi.close(done));
  rmSync(folder, { recursive: true });
});

const createPool = (tracedOrigins?: readonly string[]) =>
  createRenderPool({
    size: 1,
    limit: 20_000,
    rendererPath: join(folder, 'renderer.cjs'),
    setup: { config: makeConfig(), remotes: {}, slots: {}, containers: {}, indexLimit: 400 },
    rehearsal: { context, rest: '/rehearsal', search: '' },
    tracedOrigins,
    onTrouble: () => undefined,
  });

describe('a render in a worker', () => {
  it('reads within the trace of its request', async () => {
    const traces = await collectTraces();
    const pool = await createPool([endpoint]);
    await inSpan('render', {}, () => pool.render({ context, rest: '/items', search: '' }));
    await pool.drain();
    const { spans } = await traces.end();
    const render = spans.find(({ name }) => name === 'render');
    expect(spans.filter(({ kind }) => kind === 'client')).toMatchObject([
      {
        traceId: render?.traceId,
        parentId: render?.spanId,
        service: 'tested',
        attributes: { 'url.template': '/catalogue/items', 'http.response.status_code': 200 },
      },
    ]);
    expect(parents['/catalogue/items']).toContain(render?.traceId);
    // Work outside of a request has no trace.
    expect(parents).toHaveProperty('/catalogue/rehearsal', undefined);
  });

  it('adds nothing to its reads without tracing', async () => {
    const pool = await createPool();
    await pool.render({ context, rest: '/items', search: '' });
    await pool.drain();
    expect(parents).toEqual({ '/catalogue/rehearsal': undefined, '/catalogue/items': undefined });
  });
});
