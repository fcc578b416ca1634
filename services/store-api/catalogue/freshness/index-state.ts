import type { CatalogueIndex } from '../catalogue-index.ts';
import { BUILT_AT, COMPARED_AT } from './keep-fresh.ts';

/** How the catalogue's index is. */
export interface IndexState {
  /** False until the catalogue has been read once. */
  ready: boolean;
  skus: number;
  bundles: number;
  /** When the whole catalogue was last read, ISO 8601; null where it never was. */
  builtAt: string | null;
  /** When it was last compared with the platform. */
  comparedAt: string | null;
}

export const readIndexState = async ({
  storage,
  facets,
  isReady,
}: CatalogueIndex): Promise<IndexState> => {
  const { items, bundles } = facets.columns;
  return {
    ready: isReady(),
    skus: items.size - bundles.size,
    bundles: bundles.size,
    builtAt: await storage.state(BUILT_AT),
    comparedAt: await storage.state(COMPARED_AT),
  };
};
