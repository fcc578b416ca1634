import { Gauge, type Registry } from 'prom-client';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import { readIndexState } from '../catalogue/freshness/index-state.ts';
import { sharedRead } from '../timing/read-or-null.ts';

/** State of the catalog index: whether it was read, its items, and when it was last built and compared. */
export const measureIndex = (registry: Registry, catalogue: CatalogueIndex): void => {
  const read = sharedRead(() => readIndexState(catalogue));
  const registers = [registry];
  new Gauge({
    name: 'catalog_index_ready',
    help: '1 once the catalog was read completely.',
    registers,
    async collect() {
      this.set((await read())?.ready ? 1 : 0);
    },
  });
  new Gauge({
    name: 'catalog_index_writer',
    help: '1 if this process writes the index, which others follow.',
    registers,
    collect() {
      this.set(catalogue.isWriter() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'catalog_index_items',
    help: 'Items of the catalog index by kind.',
    labelNames: ['kind'],
    registers,
    async collect() {
      const state = await read();
      this.reset();
      if (!state) return;
      this.set({ kind: 'sku' }, state.skus);
      this.set({ kind: 'bundle' }, state.bundles);
    },
  });
  const time = (name: string, help: string, key: 'builtAt' | 'comparedAt') =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const at = (await read())?.[key];
        if (at) this.set(Date.parse(at) / 1000);
        else this.remove();
      },
    });
  time('catalog_index_built_timestamp_seconds', 'Start of the last full read.', 'builtAt');
  time(
    'catalog_index_compared_timestamp_seconds',
    'Start of the last successful comparison with the platform.',
    'comparedAt',
  );
};
