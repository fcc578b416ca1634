import type { FacetIndex } from './facets/facet-index.ts';
import type { CatalogueStorage } from './storage/catalogue-storage.ts';

/** The index as the endpoints read it. */
export interface CatalogueIndex {
  storage: CatalogueStorage;
  facets: FacetIndex;
  /** False until the first full read. */
  isReady: () => boolean;
  /** Whether this process writes the index; the others follow it. */
  isWriter: () => boolean;
}
