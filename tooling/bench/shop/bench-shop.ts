import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildChanged } from '../../launcher/build-changed.ts';
import { ROOT } from '../../remote-kit/workspace.ts';
import { startShop } from '../../launcher/start-shop.ts';
import { ensureChromium } from '../../test/ensure-chromium.ts';
import { CHROMIUM_FLAGS } from '../../test/find-chromium.ts';
import { BARS } from '../bars.ts';
import type { Figure } from '../figure.ts';
import { memoryOf } from '../memory-of.ts';
import { cartFigures } from './cart-figures.ts';
import { measureSaturation } from './measure-saturation.ts';
import { measureThroughput } from './measure-throughput.ts';
import { OPEN, pageFigures } from './page-figures.ts';

const PREFIX = '/it/eur/it';

/** The composed shop: pages, throughput and the cart. */
export const benchShop = async (base: number, log: (line: string) => void): Promise<Figure[]> => {
  await buildChanged();
  const data = join(ROOT, '.shop', `bench-${base}`);
  rmSync(data, { recursive: true, force: true });
  const shop = await startShop({ base, data, log });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  const figures: Figure[] = [];
  try {
    const at = (path: string) => `http://localhost:${shop.ports.shell}${PREFIX}${path}`;
    figures.push(...(await pageFigures(browser, at, log)));
    log('measuring throughput of the product page …');
    const load = { url: at(OPEN.product), duration: 5000 };
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
        value: memoryOf(shop.running('shell')?.child.pid),
        unit: 'MB',
        bar: { atMost: BARS.shellMemory },
      },
    );
    log('asking for more pages than can be rendered …');
    const urls = [OPEN.home, OPEN.category, OPEN.product, '/category/gifts'].map(at);
    const saturation = await measureSaturation({ urls, connections: 64, duration: 20_000 });
    if (saturation.failed > 0) throw new Error(`${saturation.failed} pages got no valid response`);
    figures.push(
      {
        what: 'pages without content, 64 connections, all afresh',
        value: saturation.empty,
        unit: '%',
        bar: { atMost: BARS.emptyPages },
      },
      {
        what: 'pages turned away, 64 connections, all afresh',
        value: saturation.shed,
        unit: '%',
      },
      {
        what: 'shell server saturated: memory',
        value: memoryOf(shop.running('shell')?.child.pid),
        unit: 'MB',
        bar: { atMost: BARS.shellMemory },
      },
    );
    figures.push(...(await cartFigures(browser, at, log)));
  } finally {
    await browser.close();
    await shop.stop();
  }
  return figures;
};
