import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCollector, type Collector } from '@shop/tracing/testing';
import { asIntegration } from './enrichment/testing/shopper.ts';
import { logIn, newEmail } from './own-api/testing/customer-session.ts';
import { childEnvironment } from './testing/child-environment.ts';
import { startPlatform, type TestPlatform } from './testing/start-platform.ts';

jest.setTimeout(120_000);

const TRACE = '11111111111111111111111111111111';

interface Service {
  origin: string;
  output: () => string;
  stop: () => Promise<void>;
}

const startServer = async (env: Record<string, string>): Promise<Service> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: childEnvironment(env),
  });
  const ended = once(child, 'exit');
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += `${chunk}`;
        const found = /Server listening at (http:[^"]+)/.exec(output)?.[1];
        if (found) resolve(found);
      });
    void ended.then(() => reject(new Error(`store-api ended: ${output}`)));
  });
  return {
    origin,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

let folder: string;
let collector: Collector;
let platform: TestPlatform;
let storeApi: Service;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'traces-'));
  collector = await startCollector();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
  platform = await startPlatform('0', env);
  storeApi = await startServer({
    ...env,
    STORE_API_PORT: '0',
    STORE_API_DB: join(folder, 'store-api.sqlite'),
    STORE_API_DEPLOY_TOKEN: 'a-token-for-tests',
    COMMERCE_ENDPOINT: platform.origin,
  });
});
afterAll(() => rm(folder, { recursive: true }));

describe('the trace of a request', () => {
  it('continues from the caller over store-api to the platform, without data of the customer', async () => {
    const email = newEmail();
    const password = 'a long password';
    const office = await asIntegration(platform.origin);
    const customer = await office.customers.create({ email, password });
    const session = await logIn(platform.origin, email, password);
    const token = `${session?.token}`;
    const headers = {
      authorization: `Bearer ${token}`,
      traceparent: `00-${TRACE}-2222222222222222-01`,
    };
    const ask = async (path: string) =>
      (await fetch(`${storeApi.origin}${path}`, { headers })).status;
    expect(await ask(`/api/profile?note=${encodeURIComponent(email)}`)).toBe(200);
    expect(await ask('/catalogue/items?market=it-eur&locale=it&q=a-private-wish')).not.toBe(500);
    await storeApi.stop();
    await platform.stop();
    await collector.stop();

    const spans = collector.spans().filter(({ traceId }) => traceId === TRACE);
    const request = spans.find(({ name }) => name === 'GET /api/profile');
    expect(request).toMatchObject({
      service: 'store-api',
      kind: 'server',
      parentId: '2222222222222222',
      attributes: { 'http.route': '/api/profile', 'http.response.status_code': 200 },
    });
    const asked = spans.filter(({ parentId }) => parentId === request?.spanId);
    expect(asked.map(({ kind }) => kind)).toEqual(asked.map(() => 'client'));
    const answered = spans.filter(({ service }) => service === 'commerce');
    expect(answered.map(({ name }) => name)).toContain('GET /api/:type/:id');
    for (const span of answered) {
      expect(span.kind).toBe('server');
      expect(asked.map(({ spanId }) => spanId)).toContain(span.parentId);
    }
    const exported = collector.payloads().join('');
    for (const text of [email, token, customer.id, 'a-private-wish'])
      expect(exported).not.toContain(text);
    expect(storeApi.output()).toContain(`"trace_id":"${TRACE}"`);
  });

  it('refuses a malformed address of the collector at start', async () => {
    const env = { STORE_API_DEPLOY_TOKEN: 'a-token-for-tests', OTEL_EXPORTER_OTLP_ENDPOINT: 'x' };
    await expect(startServer(env)).rejects.toThrow(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address beginning with http',
    );
  });
});
