import type { Seed } from '../../../services/commerce/seeding/seed-format.ts';
import { seed } from '../../../services/commerce/demo/seed/index.ts';

/** The demo catalog with its SKUs repeated under unique codes up to `count`. */
export const largeSeed = (count: number): Seed => ({
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
