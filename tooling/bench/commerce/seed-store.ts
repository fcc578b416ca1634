// Runs as a child process: seeds COMMERCE_DB with a catalog of the given size and prints the time in ms.
import { openStore } from '../../../services/commerce/engine/store/store.ts';
import { resources } from '../../../services/commerce/domains/index.ts';
import { applySeed } from '../../../services/commerce/seeding/apply-seed.ts';
import type { Seed } from '../../../services/commerce/seeding/seed-format.ts';
import { seed } from '../../../services/commerce/demo/seed/index.ts';

/** The demo catalog with its SKUs repeated under unique codes up to `count`. */
const largeSeed = (count: number): Seed => ({
  ...seed,
  skus: [
    ...seed.skus,
    ...Array.from({ length: Math.max(0, count - seed.skus.length) }, (_, index) => {
      const base = seed.skus[index % seed.skus.length];
      if (base === undefined) throw new Error('the demo catalogue has no SKUs');
      const round = Math.floor(index / seed.skus.length) + 1;
      return { ...base, code: `${base.code}-${round}`, name: `${base.name} ${round}` };
    }),
  ],
});

const [path = '', count = '0'] = process.argv.slice(2);
const large = largeSeed(Number(count));
const started = performance.now();
const store = openStore(path, resources);
applySeed(store, large, (line) => process.stderr.write(`  ${line}\n`));
store.close();
process.stdout.write(String(Math.round(performance.now() - started)));
