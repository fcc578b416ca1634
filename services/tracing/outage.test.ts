import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startCollector, type Collector } from './testing/start-collector.ts';

interface Traced {
  origin: string;
  output: () => string;
  /** Resolves once a line of the output contains the text. */
  said: (text: string) => Promise<void>;
  /** Sends SIGTERM, and resolves once the process has ended. */
  stop: () => Promise<void>;
}

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

const start = async (env: Record<string, string>): Promise<Traced> => {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'testing/run-traced-server.ts')],
    {
      env: { PATH: process.env['PATH'], OTEL_BSP_SCHEDULE_DELAY: '20', ...env },
    },
  );
  running.add(child);
  let output = '';
  const changed = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += `${chunk}`;
      for (const check of changed) check();
    });
  const said = (text: string) =>
    new Promise<void>((resolve) => {
      const check = (): void => {
        if (!output.includes(text)) return;
        changed.delete(check);
        resolve();
      };
      changed.add(check);
      check();
    });
  await said('http://127.0.0.1');
  return {
    origin: /http:\S+/.exec(output)?.[0] ?? '',
    output: () => output,
    said,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};

const loaded = async ({ origin }: Traced): Promise<string[]> =>
  (await (await fetch(origin)).json()) as string[];

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

// Each test starts a process, which takes a busy machine long.
jest.setTimeout(120_000);

describe('a server without a collector', () => {
  it.each<Record<string, string>>([{}, { OTEL_EXPORTER_OTLP_ENDPOINT: '' }])(
    'loads no OpenTelemetry: %j',
    async (env) => {
      expect(await loaded(await start(env))).toEqual([]);
    },
  );

  it('loads it with one', async () => {
    const traced = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    expect((await loaded(traced)).length).toBeGreaterThan(50);
  });
});

describe('a collector that is away', () => {
  let collector: Collector | undefined;
  afterEach(() => collector?.stop());

  it('fails no request, and costs one log line until it is back', async () => {
    const placeholder = createServer();
    const endpoint = await listen(placeholder);
    await new Promise((done) => placeholder.close(done));
    const traced = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      // Limits the exporter's own retries.
      OTEL_EXPORTER_OTLP_TIMEOUT: '50',
    });
    for (let asked = 0; asked < 200; asked += 1)
      expect((await fetch(traced.origin)).status).toBe(200);
    await traced.said('traces are dropped');
    for (let asked = 0; asked < 50; asked += 1) await loaded(traced);
    collector = await startCollector(Number(new URL(endpoint).port));
    while (collector.spans().length === 0) await loaded(traced);
    await traced.said('traces are sent again');
    await traced.stop();
    // A busy machine may exceed the exporter's time limit again later.
    const [outage = ''] = traced.output().split('traces are sent again');
    const dropped = outage.split('\n').filter((it) => it.includes('traces are dropped'));
    expect(dropped).toHaveLength(1);
    expect(JSON.parse(dropped[0] ?? '')).toMatchObject({
      level: 'warn',
      collector: endpoint,
    });
  });

  it('delays neither a response nor the shutdown while it hangs', async () => {
    const hanging = createServer(() => undefined);
    const asked = once(hanging, 'request');
    const endpoint = await listen(hanging);
    const traced = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      // Whatever waited for the collector would outlast the test.
      OTEL_EXPORTER_OTLP_TIMEOUT: '600000',
    });
    await loaded(traced);
    await asked;
    for (let times = 0; times < 50; times += 1) await loaded(traced);
    await traced.stop();
    hanging.closeAllConnections();
    await new Promise((done) => hanging.close(done));
  });
});

describe('a shutdown', () => {
  it('sends the spans of the last requests', async () => {
    const collector = await startCollector();
    const traced = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '600000',
    });
    await loaded(traced);
    await traced.stop();
    expect(collector.spans().map(({ name, service }) => [name, service])).toEqual([
      ['GET /', 'traced'],
    ]);
    await collector.stop();
  });

  it('sends nothing of a trace that the sampler leaves out', async () => {
    const collector = await startCollector();
    const traced = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0',
      OTEL_SERVICE_NAME: 'named',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    });
    await loaded(traced);
    await fetch(traced.origin, {
      headers: { traceparent: '00-11111111111111111111111111111111-2222222222222222-01' },
    });
    await traced.stop();
    expect(collector.spans()).toMatchObject([{ service: 'named', parentId: '2222222222222222' }]);
    expect(collector.payloads().join('')).toContain('deployment.environment.name');
    await collector.stop();
  });
});
