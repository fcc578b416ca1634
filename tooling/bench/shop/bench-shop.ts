import type { Figure } from '../figure.ts';
import { SHOP_PARTS, type ShopPart } from '../read-request.ts';
import { lighthouseFigures } from './lighthouse-figures.ts';
import { openShop, type BenchShop } from './open-shop.ts';
import { pageFigures } from './pages/page-figures.ts';
import { pressFigures } from './presses/press-figures.ts';
import { throughputFigures } from './throughput/throughput-figures.ts';
import { makeVisitors, type Visitors } from './visitors/visitors.ts';

interface Request {
  /** First port of the shop. */
  base: number;
  parts: readonly ShopPart[];
  listsScripts: boolean;
  log: (line: string) => void;
}

type Part = (bench: BenchShop, visitors: Visitors, request: Request) => Promise<Figure[]>;

const PARTS: Readonly<Record<ShopPart, Part>> = {
  pages: (bench, visitors, { listsScripts }) => pageFigures(bench, visitors, listsScripts),
  presses: pressFigures,
  throughput: (bench, { guests }) => throughputFigures(bench, guests.account),
  lighthouse: lighthouseFigures,
};

/** The requested benches of the composed shop, one after the other on one shop. */
export const benchShop = async (request: Request): Promise<Figure[]> => {
  const bench = await openShop(request.base, request.log);
  try {
    const visitors = await makeVisitors(bench);
    const figures: Figure[] = [];
    for (const part of SHOP_PARTS)
      if (request.parts.includes(part))
        figures.push(...(await PARTS[part](bench, visitors, request)));
    return figures;
  } finally {
    await bench.close();
  }
};
