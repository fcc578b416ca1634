import fc from 'fast-check';
import { expect, test } from '@playwright/test';
import { ownBase } from '../setup/bases.ts';
import { askScreens, linesOf, type Visit } from './ask-screens.ts';
import type { Grade } from './ask-screen.ts';
import { guestCookie } from './guest-cookie.ts';
import { EXPECTED, FAULTS, isSlow, recoveryOf, type LinkName } from './matrix.ts';
import { SCREENS, type Screen } from './screens.ts';
import { readinessOf, stateOf } from './state-of.ts';
import { startFaultyShop, type FaultyShop } from './start-faulty-shop.ts';

/** 1 in an ordinary run, more with `npm run soak`. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 1);
/** Of the order of the faults; fixed in an ordinary run. */
const SEED = Number(process.env['FAULT_SEED'] ?? 20261128);

let faulty: FaultyShop;
let visit: Visit;

test.beforeAll(async ({}, { parallelIndex }) => {
  test.setTimeout(240_000);
  faulty = await startFaultyShop(ownBase(parallelIndex));
  const { ports } = faulty.shop;
  visit = { port: ports.shell, cookie: await guestCookie(ports.commerce) };
  await expect.poll(incompleteOnes(), { timeout: 60_000 }).toEqual([]);
  // Fills the page cache.
  expect((await visitScreens(CACHED, 'cached', () => ['whole'])).wrong).toEqual([]);
});
test.afterAll(() => faulty.stop());

const CACHED = SCREENS.filter(({ kind }) => kind !== 'private' && kind !== 'order');

/** Screens whose document was not complete yet; of a busy machine's, each has to be complete once. */
const incompleteOnes = () => {
  let pending = SCREENS;
  return async (): Promise<string[]> => {
    const asked = await askScreens(pending, 'fresh', visit);
    const missing = asked.filter(({ grade }) => grade !== 'whole');
    pending = missing.map(({ screen }) => screen);
    return linesOf(missing);
  };
};

const orders = fc.shuffledSubarray([...FAULTS], { minLength: FAULTS.length });

const processes = () =>
  (['shell', 'store-api', 'commerce'] as const).map((name) => {
    const child = faulty.shop.running(name)?.child;
    return `${name} ${child?.pid} ${child?.exitCode ?? 'runs'}`;
  });

/** Attempts to get an expected document: a busy machine may exceed a limit without the fault. */
const ATTEMPTS = 3;

interface Outcome {
  /** The first documents, without complete ones. */
  partial: string[];
  /** Those that were never as expected. */
  wrong: string[];
}

const visitScreens = async (
  screens: readonly Screen[],
  kind: 'fresh' | 'cached',
  allowed: (screen: Screen) => readonly Grade[],
): Promise<Outcome> => {
  const asked = await askScreens(screens, kind, visit);
  let wrong = asked;
  for (let attempt = 1; ; attempt += 1) {
    wrong = wrong.filter(({ grade, screen }) => !allowed(screen).includes(grade));
    if (wrong.length === 0 || attempt === ATTEMPTS) break;
    wrong = await askScreens(
      wrong.map(({ screen }) => screen),
      kind,
      visit,
    );
  }
  const label = (line: string) => `${kind} ${line}`;
  const partial = asked.filter(({ grade }) => grade !== 'whole');
  // A repetition does not excuse a hang.
  const late = asked.filter(({ grade }) => grade === 'late');
  return { partial: linesOf(partial).map(label), wrong: linesOf([...late, ...wrong]).map(label) };
};

const checkCell = async (link: LinkName, fault: (typeof FAULTS)[number]): Promise<void> => {
  const name = `${link}, ${fault.kind}`;
  const { ports } = faulty.shop;
  await faulty.setFault(link, fault);
  try {
    const fresh = await visitScreens(SCREENS, 'fresh', ({ kind }) => EXPECTED[link].fresh[kind]);
    const cached = await visitScreens(CACHED, 'cached', () => ['whole']);
    const states = await Promise.all([
      stateOf(ports.shell, '/health'),
      stateOf(ports.shell, '/ready'),
      stateOf(ports.storeApi, '/health'),
    ]);
    console.log(
      `${name}: shell and store-api ${states.join()}\n  ${[...fresh.partial, ...cached.partial].join('\n  ')}`,
    );
    expect.soft([...fresh.wrong, ...cached.wrong], `${name}: ${EXPECTED[link].rule}`).toEqual([]);
    expect.soft(states[2], `${name}: /health of store-api responds`).not.toBe(0);
    expect.soft(states.slice(0, 2), `${name}: /health and /ready of the shell`).toEqual([200, 200]);
  } finally {
    await faulty.setFault(link, { kind: 'pass' });
  }
  const endedAt = performance.now();
  const timeout = recoveryOf(link, fault);
  await expect
    .poll(incompleteOnes(), { message: `${name}: screens afterwards`, timeout })
    .toEqual([]);
  await expect
    .poll(() => readinessOf(ports.storeApi), { message: `${name}: /ready`, timeout })
    .toBe('ready');
  console.log(`  recovered after ${Math.round(performance.now() - endedAt)} ms`);
};

for (const link of Object.keys(EXPECTED) as LinkName[])
  test(`${link}: ${EXPECTED[link].rule}, and it recovers from every fault without a restart`, async () => {
    test.setTimeout(240_000 * Math.max(1, ROUNDS));
    const before = processes();
    const carried = faulty.carried(link);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const fault of fc.sample(orders, { seed: SEED + round, numRuns: 1 }).flat())
        if (ROUNDS > 1 || !isSlow(link, fault.kind)) await checkCell(link, fault);
    expect(processes()).toEqual(before);
    if (EXPECTED[link].isUsed) expect(faulty.carried(link)).toBeGreaterThan(carried);
  });

test('a shell that starts while no remote’s host answers renders every screen from its verified copies', async () => {
  await faulty.setFault('shell → remotes', { kind: 'blackhole' });
  try {
    await faulty.shop.restartProcess('shell');
    await expect.poll(() => stateOf(visit.port, '/ready'), { timeout: 30_000 }).toBe(200);
    await expect.poll(incompleteOnes(), { timeout: 20_000 }).toEqual([]);
  } finally {
    await faulty.setFault('shell → remotes', { kind: 'pass' });
  }
});
