import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BARS } from '../bars.ts';
import { atMost, type Figure } from '../figure.ts';
import { measureSize, type Measured } from './measure-size.ts';

const SIZES = [1000, 10_000, 100_000] as const;

/** Query kinds with a bar. The others are informative: combined facets are counted again for every query. */
const HELD: readonly string[] = ['listing', 'product', 'search'];

const figuresOf = (smallest: Measured, { size, build, restart, memory, times }: Measured) => [
  ...Object.entries(times).map(([question, value]): Figure => {
    const least = smallest.times[question as keyof Measured['times']];
    return {
      what: `catalogue: ${question} at ${size} SKUs (p95)`,
      value,
      unit: 'ms',
      ...(size !== smallest.size &&
        HELD.includes(question) && {
          limits: atMost(least * BARS.catalogueGrowth.bar, least * BARS.catalogueGrowth.goal),
        }),
    };
  }),
  { what: `catalogue: first reading of ${size} SKUs`, value: build, unit: 's' },
  { what: `catalogue: start with ${size} SKUs kept`, value: restart, unit: 's' },
  { what: `catalogue: memory of store-api at ${size} SKUs`, value: memory, unit: 'MB' },
];

/** The catalog index: response times as the catalog grows a hundredfold. */
export const benchCatalogue = async (
  port: number,
  log: (line: string) => void,
): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-catalogue-'));
  const measured: Measured[] = [];
  try {
    for (const size of SIZES) {
      log(`catalogue: seeding and reading ${size} SKUs …`);
      measured.push(await measureSize(port, folder, size));
      const last = measured.at(-1);
      log(`catalogue: ${size} SKUs read in ${last?.build.toFixed(1)} s`);
    }
    const [smallest] = measured;
    return smallest ? measured.flatMap((it): Figure[] => figuresOf(smallest, it)) : [];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
