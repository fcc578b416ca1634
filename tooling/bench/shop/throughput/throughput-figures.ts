import { BARS } from '../../bars.ts';
import type { Figure } from '../../figure.ts';
import { memoryOf } from '../../memory-of.ts';
import type { BenchShop } from '../open-shop.ts';
import { OPEN } from '../pages/shop-pages.ts';
import type { Visitor } from '../visitors/visitor.ts';
import { measureSaturation } from './measure-saturation.ts';
import { measureThroughput } from './measure-throughput.ts';

const CONNECTIONS = 32;
/** Connections of a saturated and of a crowded shop. */
const SATURATED = 64;
const CROWDED = 640;

/** On the cart page only if the server has rendered the guest's order: the SKU of its line item. */
const CART_CONTENT = 'BARBERA-ASTI-750';

/** Value of the `Cookie` header. */
const cookieOf = ({ state }: Visitor): string =>
  state.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** Requests more pages than can be rendered. */
const saturate = async ({ shop, at }: BenchShop, connections: number): Promise<Figure[]> => {
  const urls = [OPEN.home, OPEN.category, OPEN.product, '/category/gifts'].map(at);
  const found = await measureSaturation({ urls, connections, duration: 20_000 });
  if (found.failed > 0) throw new Error(`${found.failed} pages got no valid response`);
  const load = `${connections} connections, all afresh`;
  const isCrowded = connections === CROWDED;
  return [
    {
      what: `pages without content, ${load}`,
      value: found.empty,
      unit: '%',
      limits: isCrowded ? undefined : BARS.emptyPages,
    },
    { what: `pages turned away, ${load}`, value: found.shed, unit: '%' },
    {
      what: `shell server at ${connections} connections: memory`,
      value: memoryOf(shop.running('shell')?.child.pid),
      unit: 'MB',
      limits: isCrowded ? BARS.shellMemoryCrowded : BARS.shellMemory,
    },
  ];
};

/** Pages per second, and the shell's memory under load. @param guest with a filled cart */
export const throughputFigures = async (bench: BenchShop, guest: Visitor): Promise<Figure[]> => {
  const { at, log, shop } = bench;
  log('measuring throughput of the product page and of a cart …');
  const load = { url: at(OPEN.product), duration: 5000, connections: CONNECTIONS };
  await measureThroughput({ ...load, connections: 16, duration: 1000 });
  const cached = await measureThroughput(load);
  const rendered = await measureThroughput({ ...load, distinct: true });
  const visitor = { cookie: cookieOf(guest), content: CART_CONTENT };
  const carts = await measureThroughput({ ...load, url: at('/cart'), visitor });
  const figures: Figure[] = [
    {
      what: 'product page from the cache',
      value: cached,
      unit: 'req/s',
      limits: BARS.cachedPages,
    },
    {
      what: 'product page rendered afresh',
      value: rendered,
      unit: 'req/s',
      limits: BARS.renderedPages,
    },
    { what: "a guest's cart", value: carts, unit: 'req/s', limits: BARS.guestCarts },
    {
      what: 'shell server after the load: memory',
      value: memoryOf(shop.running('shell')?.child.pid),
      unit: 'MB',
      limits: BARS.shellMemory,
    },
  ];
  for (const connections of [SATURATED, CROWDED]) {
    log(`requesting more pages than can be rendered, ${connections} connections …`);
    figures.push(...(await saturate(bench, connections)));
  }
  return figures;
};
