import type { Kysely } from 'kysely';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import type { StoreDatabase } from '../database/tables.ts';
import type { ReleasesContext } from '../releases/releases-context.ts';
import type { Webapp } from './sign-in/connect-webapp.ts';

/** Context of the back office's pages that it opens itself. */
export interface OpenBackOffice {
  database: Kysely<StoreDatabase>;
  webapp: Webapp;
  /** Origin of the back office in a browser: `https://api.shop.example`. */
  origin: string;
  /** Origin of the shop, for preview links. */
  shopOrigin: string;
  now: () => Date;
}

/** Context of the back office's pages. */
export interface BackOfficeContext extends OpenBackOffice {
  releases: ReleasesContext;
  /** Absent if the service has no catalog index. */
  catalogue?: CatalogueIndex | undefined;
}
