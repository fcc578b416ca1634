import fc from 'fast-check';
import { expect, test } from '@playwright/test';
import { startShop, type RunningShop } from '../../tooling/launcher/start-shop.ts';
import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import { ROOT } from '../../tooling/remote-kit/workspace.ts';
import { ownBase } from '../setup/bases.ts';
import { commerceRequests } from './commerce-requests.ts';
import { asCurl, type HostileRequest, type Target } from './hostile-request.ts';
import { knownRows } from './known-rows.ts';
import { memoryMb, workedMs } from './process-usage.ts';
import { sendRequest, type Answer } from './send-request.ts';
import { shellRequests, storeApiRequests } from './shop-requests.ts';

/** Fixed seeds in an ordinary run; `npm run soak` uses others, and many more. */
const FIRST_SEED = Number(process.env['HOSTILE_SEED'] ?? 20261123);
const REQUESTS = Number(process.env['HOSTILE_REQUESTS'] ?? 600);
/** Requests per seed: the unit of a repetition. */
const AT_ONCE = 100;

/** Maximum CPU time of a server per request in ms. */
const WORK_LIMIT = 1000;
/** Maximum response time in ms, regardless of load. */
const WAIT_LIMIT = 10_000;
/** Maximum memory growth of a server in MB after every kind of request has been sent. */
const GROWTH_LIMIT = 300;
/** Requests before the first memory measurement: caches are full by then. */
const WARM_UP = 0.3;

/** Servers with the same content for everyone must still serve every address after a thousand requests. */
const ENVIRONMENT = {
  COMMERCE_ATTEMPTS_PER_ACCOUNT: '1000000',
  COMMERCE_ATTEMPTS_PER_ADDRESS: '1000000',
  RENDER_LIMIT_MS: '20000',
  RENDER_INDEX_LIMIT_MS: '10000',
};

const PARTS = { commerce: 'commerce', 'store-api': 'store-api', shell: 'shell' } as const;

let shop: RunningShop;
test.beforeAll(async ({}, { parallelIndex }) => {
  test.setTimeout(120_000);
  const base = ownBase(parallelIndex);
  const data = join(ROOT, '.shop', `hostile-${base}`);
  await rm(data, { recursive: true, force: true });
  shop = await startShop({ base, data, env: ENVIRONMENT, log: () => undefined });
});
test.afterAll(() => shop.stop());

const pidOf = (target: Target): number => shop.running(PARTS[target])?.child.pid ?? 0;
const portOf = (target: Target): number =>
  target === 'store-api' ? shop.ports.storeApi : shop.ports[target];

/**
 * Whether a lost response counts as one: the connection is cut while an oversized body is still sent, and a
 * malformed request gets a body even if it was a HEAD.
 */
const isGiven = ({ error }: Extract<Answer, { error: string }>, { method, body }: HostileRequest) =>
  (['ECONNRESET', 'EPIPE'].includes(error) && (body?.length ?? 0) > 50_000) ||
  (method === 'HEAD' && error.startsWith('HPE_'));

interface Asked {
  answer: Answer;
  /** CPU time of the server in ms, or the response time if less. */
  work: number;
}

const askOnce = async (request: HostileRequest): Promise<Asked> => {
  const pid = pidOf(request.target);
  const before = workedMs(pid);
  const answer = await sendRequest(request, portOf(request.target));
  const after = workedMs(pid);
  const worked = before === null || after === null ? answer.ms : after - before;
  return { answer, work: Math.min(answer.ms, worked) };
};

/** Repeats a slow request: garbage collection or another visitor's rendering may have delayed it. */
const ask = async (request: HostileRequest): Promise<Asked> => {
  let best = await askOnce(request);
  for (let again = 0; again < 2 && best.work > WORK_LIMIT; again += 1) {
    const asked = await askOnce(request);
    if (asked.work < best.work) best = { ...asked, answer: best.answer };
  }
  return best;
};

/** Browsers guess the encoding of such a response; that of JSON is fixed. */
const isTextWithoutCharset = (type: string): boolean =>
  /^text\/|[/+]xml/u.test(type) && !/;\s*charset=utf-8/iu.test(type);

/** Reason why a response is unacceptable; null if it is acceptable. */
const faultOf = ({ answer, work }: Asked, request: HostileRequest): string | null => {
  if ('error' in answer) return isGiven(answer, request) ? null : `no answer: ${answer.error}`;
  if (answer.status >= 500) return `answered ${answer.status}`;
  if (answer.type !== null && isTextWithoutCharset(answer.type))
    return `answered ${answer.type} without a charset`;
  if (work > WORK_LIMIT) return `took ${Math.round(work)} ms of work, three times`;
  return answer.ms > WAIT_LIMIT ? `took ${Math.round(answer.ms)} ms` : null;
};

const healthOf = async (target: Target): Promise<number> =>
  (await fetch(`http://127.0.0.1:${portOf(target)}/health`)).status;

const memoryOf = () =>
  Object.fromEntries(
    (Object.keys(PARTS) as Target[]).map((it) => [it, memoryMb(pidOf(it))] as const),
  );

test(`no request stops, fills or breaks a server: ${REQUESTS} from seed ${FIRST_SEED}`, async () => {
  test.setTimeout(60_000 + REQUESTS * 1000);
  const known = await knownRows(shop.ports.commerce);
  const requests = fc.oneof(
    { weight: 5, arbitrary: commerceRequests(known) },
    { weight: 3, arbitrary: storeApiRequests },
    { weight: 3, arbitrary: shellRequests },
  );
  const failures: string[] = [];
  const statuses = new Map<string, number>();
  let slowest = { work: 0, line: '' };
  let before = memoryOf();
  let warm = false;
  for (let done = 0; done < REQUESTS; done += AT_ONCE) {
    const seed = FIRST_SEED + done / AT_ONCE;
    if (!warm && done >= REQUESTS * WARM_UP) [warm, before] = [true, memoryOf()];
    const drawn = fc.sample(requests, { seed, numRuns: Math.min(AT_ONCE, REQUESTS - done) });
    for (const request of drawn) {
      const asked = await ask(request);
      const line = asCurl(request, `http://127.0.0.1:${portOf(request.target)}`, known.token);
      const status = 'error' in asked.answer ? asked.answer.error : String(asked.answer.status);
      const kind = `${request.target} ${status}`;
      statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
      if (asked.work > slowest.work) slowest = { work: asked.work, line };
      const fault = faultOf(asked, request);
      if (fault)
        failures.push(
          `${fault}\n${line}\nagain: HOSTILE_SEED=${seed} HOSTILE_REQUESTS=${AT_ONCE} CART_SEQUENCES=0 npm run soak`,
        );
    }
  }
  const after = memoryOf();
  console.log(
    [
      `${REQUESTS} hostile requests from seed ${FIRST_SEED} on: ${JSON.stringify(Object.fromEntries([...statuses].toSorted()))}`,
      `slowest ${Math.round(slowest.work)} ms of work: ${slowest.line.slice(0, 500)}`,
      `MB before ${JSON.stringify(before)}, after ${JSON.stringify(after)}`,
    ].join('\n'),
  );
  expect(failures.slice(0, 20).join('\n\n'), `${failures.length} failed`).toBe('');
  for (const target of Object.keys(PARTS) as Target[]) {
    expect(await healthOf(target)).toBe(200);
    expect(shop.running(PARTS[target])?.child.exitCode, `${target} runs`).toBeNull();
    const growth = (after[target] ?? 0) - (before[target] ?? 0);
    expect(growth, `MB that ${target} grew by`).toBeLessThan(GROWTH_LIMIT);
  }
});

test('a picture in XML names its encoding', async () => {
  const { shell } = shop.ports;
  for (const path of ['/icon.svg', '/guarantee-it.svg']) {
    const answer = await fetch(`http://127.0.0.1:${shell}${path}`);
    expect(answer.headers.get('content-type'), path).toBe('image/svg+xml; charset=utf-8');
  }
});

test('no server answers TRACE or lists a folder', async () => {
  const ports = { ...shop.ports, ...shop.ports.remotes };
  const { commerce, storeApi, shell, catalog, cart, checkout, account } = ports;
  const send = async (method: string, path: string, port: number): Promise<string> => {
    const request = { target: 'shell', method, path, headers: {}, body: null } as const;
    const answer = await sendRequest(request, port);
    return 'error' in answer ? answer.error : `${answer.status}`;
  };
  for (const port of [commerce, storeApi, shell, catalog, cart, checkout, account]) {
    expect(await send('TRACE', '/', port), `TRACE of ${port}`).toMatch(/^4/u);
    for (const folder of ['/assets/', '/media/', '/static/', '/src/', '/.git/', '/node_modules/'])
      expect(await send('GET', folder, port), `${folder} of ${port}`).toMatch(/^[34]/u);
  }
});
