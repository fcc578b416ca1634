import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildChanged } from '../../launcher/build-changed.ts';
import { ROOT } from '../../launcher/paths.ts';
import { startShop } from '../../launcher/start-shop.ts';
import { CHROMIUM_FLAGS } from '../../test/find-chromium.ts';
import { ensureChromium } from '../../test/ensure-chromium.ts';
import { BARS } from '../bars.ts';
import { fillCart } from './fill-cart.ts';
import type { Figure } from '../figure.ts';
import { measureAddToCart } from './measure-add-to-cart.ts';
import { measurePage } from './measure-page.ts';
import { measureRelease } from './measure-release.ts';
import { measureThroughput } from './measure-throughput.ts';
import { memoryOf } from '../memory-of.ts';

const PREFIX = '/it/eur/it';
const PRODUCT = '/product/BARBERA-ASTI-750';
const ADD = 'Aggiungi al carrello';
const ADDED = 'Aggiunto';
/** Pages that are open to everybody, in the order of the report. */
const OPEN = {
  home: '',
  category: '/category/wine',
  product: PRODUCT,
  bundle: '/bundle/BUNDLE-APERITIVO',
  search: '/search?q=barbera',
};

/** The composed shop: pages, throughput, the cart and a release. */
export const benchShop = async (base: number, say: (line: string) => void): Promise<Figure[]> => {
  await buildChanged();
  const data = join(ROOT, '.shop', `bench-${base}`);
  rmSync(data, { recursive: true, force: true });
  const shop = await startShop({ base, data, say });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  const figures: Figure[] = [];
  try {
    const at = (path: string) => `http://localhost:${shop.ports.shell}${PREFIX}${path}`;
    const cart = await fillCart(browser, at(PRODUCT), ADD);
    for (const [name, path, storage] of [
      ...Object.entries(OPEN).map(([name, path]) => [name, path, {}] as const),
      ['cart', '/cart', cart],
      ['checkout', '/checkout/account', cart],
    ] as const) {
      say(`measuring ${name} (5 cold visits, throttled) …`);
      const it = await measurePage(browser, at(path), storage);
      const open = name in OPEN;
      figures.push(
        {
          what: `${name}: JavaScript transferred`,
          value: it.js,
          unit: 'kB',
          ...(open ? { bar: { atMost: BARS.js } } : {}),
        },
        {
          what: `${name}: HTML transferred`,
          value: it.html,
          unit: 'kB',
          bar: { atMost: BARS.html },
        },
        {
          what: `${name}: LCP`,
          value: it.lcp,
          unit: 'ms',
          ...(open ? { bar: { atMost: BARS.lcp } } : {}),
        },
        { what: `${name}: CLS`, value: it.cls, unit: '', bar: { atMost: BARS.cls } },
        {
          what: `${name}: TBT`,
          value: it.tbt,
          unit: 'ms',
          ...(open ? { bar: { atMost: BARS.tbt } } : {}),
        },
      );
    }
    say('measuring throughput of the product page …');
    const load = { url: at(PRODUCT), duration: 5000 };
    await measureThroughput({ ...load, connections: 16, duration: 1000 });
    figures.push(
      {
        what: 'product page from the cache',
        value: await measureThroughput({ ...load, connections: 32 }),
        unit: 'req/s',
        bar: { atLeast: BARS.cachedPages },
      },
      {
        what: 'product page rendered afresh',
        value: await measureThroughput({ ...load, connections: 8, distinct: true }),
        unit: 'req/s',
        bar: { atLeast: BARS.renderedPages },
      },
      {
        what: 'shell server after the load: memory',
        value: memoryOf(shop.part('shell')?.process.pid),
        unit: 'MB',
        bar: { atMost: BARS.shellMemory },
      },
    );
    say('measuring add to cart …');
    const labels = { action: ADD, added: ADDED };
    const added = await measureAddToCart(browser, at('/product/PRIMITIVO-750'), labels);
    figures.push(
      {
        what: 'add to cart: the interface answers (p95)',
        value: added.answered,
        unit: 'ms',
        bar: { atMost: BARS.addAnswered },
      },
      {
        what: 'add to cart: confirmed by the platform (p95)',
        value: added.confirmed,
        unit: 'ms',
        bar: { atMost: BARS.addConfirmed },
      },
    );
    say('measuring a release of one remote …');
    figures.push({
      what: 'release of one remote, build to browser',
      value: await measureRelease(browser, shop, at('')),
      unit: 'ms',
      bar: { atMost: BARS.release },
    });
  } finally {
    await browser.close();
    await shop.stop();
  }
  return figures;
};
