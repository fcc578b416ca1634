import type { FacetIndex } from './facets/facet-index.ts';
import type { CatalogueStorage } from './storage/catalogue-storage.ts';

/** What the endpoints read. */
export interface CatalogueIndex {
  storage: CatalogueStorage;
  facets: FacetIndex;
  /** False until the catalogue has been read once. */
  isReady: () => boolean;
}
