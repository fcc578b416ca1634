import { digest } from '../domains/auth/credentials/digest.ts';
import { withLoadingCache } from '../engine/store/cache-size.ts';
import type { Store } from '../engine/store/store.ts';
import type { Seed } from './seed-format.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedCatalogue } from './seed-catalog.ts';
import { seedDefaultMethods, seedMarkets } from './seed-markets.ts';
import { seedPromotions } from './seed-promotions.ts';
import { seedShipping } from './seed-methods.ts';
import { createSeeder } from './seeder.ts';

const setting = 'seed_digest';

/**
 * Loads a catalog into the store in one transaction. Idempotent: rows are found again by their names. Skips the seed
 * that was applied last, so that the stock sold since is not restored.
 */
export const applySeed = (store: Store, seed: Seed, progress: (line: string) => void): void => {
  const fingerprint = digest(JSON.stringify(seed));
  const last = store.statement('SELECT value FROM _settings WHERE name = ?').get(setting)?.[
    'value'
  ];
  if (last === fingerprint) return progress('seed: unchanged');
  const started = performance.now();
  const load = () => {
    const seeder = createSeeder(store);
    seedAccounts(seeder, seed);
    seedMarkets(seeder, seed);
    progress(`seed: ${seed.markets.length} markets`);
    seedShipping(seeder, seed);
    seedDefaultMethods(seeder, seed);
    progress(`seed: ${seed.shippingMethods.length} shipping methods`);
    seedCatalogue(seeder, seed, progress);
    seedPromotions(seeder, seed);
    store.statement('INSERT OR REPLACE INTO _settings VALUES (?, ?)').run(setting, fingerprint);
  };
  withLoadingCache(store, () => store.transaction(load));
  const elapsed = Math.round(performance.now() - started);
  progress(`seed: ${seed.skus.length} SKUs, ${seed.bundles.length} bundles in ${elapsed} ms`);
};
