import { ensureFirstOrganization } from '../domains/organization/ensure-organization.ts';
import { applySeed } from '../seeding/apply-seed.ts';
import { loadSeed } from '../seeding/load-seed.ts';
import type { Command } from './command.ts';
import { fail } from './failure.ts';
import { readOptions } from './read-options.ts';
import { printLine, printProgress } from './print.ts';
import { withStore } from './with-store.ts';

export const seed: Command = {
  usage: '[file.json|file.ts]',
  platform: ['db'],
  run: async (given) => {
    const config = readOptions(given);
    const source = given.positionals[0] ?? config.seed;
    const loaded = await loadSeed(source);
    if (!loaded.ok)
      return fail(
        `${source} cannot be used:\n  ${loaded.problems.join('\n  ')}`,
        'Correct the file; services/commerce/seeding/seed-format.ts describes the form. Nothing was changed.',
      );
    const { seed: catalogue } = loaded;
    if (catalogue === null)
      return fail('There is nothing to seed.', 'Name a file, or leave out --seed none.');
    await withStore(config.database, (store) => {
      ensureFirstOrganization(store, config);
      applySeed(store, catalogue, printProgress);
    });
    printLine(
      `${catalogue.skus.length} SKUs and ${catalogue.bundles.length} bundles are in ${config.database}`,
    );
    return 0;
  },
};
