import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { BARS } from '../bars.ts';
import { openClient } from '../commerce/open-client.ts';
import type { Figure } from '../figure.ts';
import { startBenchShop } from '../shop/open-shop.ts';
import { recordOutcomes, type Outcomes } from './outcomes.ts';
import { visit, type Addresses } from './visit.ts';
import { watchMemory, type MemoryUse } from './watch-memory.ts';

/** Shape of a load. Each visitor has a connection to each server, and requests one thing at a time. */
export interface LoadProfile {
  visitors: number;
  /** Minutes. */
  duration: number;
  /** Mean ms between two requests of a visitor, from half to one and a half of it. */
  pause: number;
}

/** `BENCH_MINUTES` shortens a trial. */
const minutes = (otherwise: number): number => Number(process.env['BENCH_MINUTES'] ?? otherwise);

/** The load of many visitors, who read what they requested. */
export const CROWD: LoadProfile = { visitors: 640, duration: minutes(10), pause: 8000 };
/** The same load of a tenth of them, for an hour. */
export const ENDURANCE: LoadProfile = { visitors: 64, duration: minutes(60), pause: 800 };

/** Links of the first page of wines, as a visitor finds them. */
const productsOf = async (shop: string): Promise<string[]> => {
  const page = await (await fetch(`${shop}/category/wine`)).text();
  const prefix = new URL(shop).pathname;
  return [...new Set(page.match(new RegExp(`(?<=href="${prefix})/product/[^"?#]+`, 'gu')))];
};

const memoryFigures = (name: string, { highest, growth }: MemoryUse, bar: keyof typeof BARS.load) =>
  [
    { what: `${name}, highest memory`, value: highest, unit: 'MB', limits: BARS.load[bar] },
    { what: `${name}, growth of memory`, value: growth, unit: 'MB/h', limits: BARS.load.growth },
  ] satisfies Figure[];

const total = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

const timeFigures = (outcomes: Outcomes, seconds: number): Figure[] => [
  { what: 'requests', value: outcomes.sent() / seconds, unit: 'req/s' },
  { what: 'errors', value: total(outcomes.errors()), unit: '', limits: BARS.load.errors },
  {
    what: 'responses without content',
    value: (100 * total(outcomes.empty())) / outcomes.sent(),
    unit: '%',
    limits: BARS.emptyPages,
  },
  ...outcomes.times().flatMap(({ kind, p50, p99 }): Figure[] => [
    { what: `${kind}: median`, value: p50, unit: 'ms' },
    { what: `${kind}: p99`, value: p99, unit: 'ms', limits: BARS.load.p99 },
  ]),
];

/**
 * Errors, response times and memory of the shop's servers while many visitors use it at once.
 *
 * @param port first port of the shop
 */
export const benchLoad = async (
  profile: LoadProfile,
  port: number,
  log: (line: string) => void,
): Promise<Figure[]> => {
  const { visitors, duration, pause } = profile;
  const name = `${visitors} visitors`;
  const { shop, at, close } = await startBenchShop(port, log);
  try {
    const addresses: Addresses = {
      shop: at(''),
      storeApi: `http://localhost:${shop.ports.storeApi}`,
      products: await productsOf(at('')),
    };
    if (addresses.products.length === 0) throw new Error('The list of wines links no product');
    log(`${name} for ${duration} minutes …`);
    const outcomes = recordOutcomes();
    const memory = {
      shell: watchMemory(() => shop.running('shell')?.child.pid),
      storeApi: watchMemory(() => shop.running('store-api')?.child.pid),
      platform: watchMemory(() => shop.running('commerce')?.child.pid),
    };
    const started = performance.now();
    const end = started + duration * 60_000;
    const think = () => wait(pause * (0.5 + Math.random()));
    await Promise.all(
      Array.from({ length: visitors }, async () => {
        // They arrive one after the other.
        await wait(Math.random() * 10 * pause);
        const agent = new Agent({ keepAlive: true, maxSockets: 1 });
        const platform = await openClient(`http://localhost:${shop.ports.commerce}`);
        while (performance.now() < end)
          await visit({ agent, platform, think }, addresses, outcomes);
        agent.destroy();
      }),
    );
    const seconds = (performance.now() - started) / 1000;
    for (const [reason, count] of outcomes.errors()) log(`${count} × ${reason}`);
    for (const [kind, count] of outcomes.empty()) log(`${count} × ${kind}: no content`);
    const platform = memory.platform.stop();
    return [
      ...timeFigures(outcomes, seconds),
      ...memoryFigures('shell', memory.shell.stop(), 'shellMemory'),
      ...memoryFigures('store-api', memory.storeApi.stop(), 'storeApiMemory'),
      { what: 'platform, highest memory', value: platform.highest, unit: 'MB' } as const,
    ].map((it) => ({ ...it, what: `${name}: ${it.what}` }));
  } finally {
    await close();
  }
};
