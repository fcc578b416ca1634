import type { CatalogueIndex } from '../catalogue-index.ts';

/** State keys: times of the last full build and of the last comparison, ISO 8601. */
export const BUILT_AT = 'built_at';
export const COMPARED_AT = 'compared_at';

/** State of the catalog index. */
export interface IndexState {
  /** False until the first full read. */
  ready: boolean;
  skus: number;
  bundles: number;
  /** When the whole catalog was last read, ISO 8601; null before the first build. */
  builtAt: string | null;
  /** When it was last compared with the platform, ISO 8601. */
  comparedAt: string | null;
  /** Whether this process writes the index. One process on SQLite always does. */
  writer: boolean;
}

export const readIndexState = async ({
  storage,
  facets,
  isReady,
  isWriter,
}: CatalogueIndex): Promise<IndexState> => {
  const { items, bundles } = facets.columns;
  return {
    ready: isReady(),
    skus: items.size - bundles.size,
    bundles: bundles.size,
    builtAt: await storage.state(BUILT_AT),
    comparedAt: await storage.state(COMPARED_AT),
    writer: isWriter(),
  };
};
