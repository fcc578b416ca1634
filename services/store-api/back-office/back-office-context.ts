import type { Kysely } from 'kysely';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import type { StoreDatabase } from '../database/tables.ts';
import type { Webapp } from './sign-in/connect-webapp.ts';

/** Context of the back office's pages. */
export interface BackOfficeContext {
  database: Kysely<StoreDatabase>;
  webapp: Webapp;
  /** Origin of the back office in a browser: `https://api.shop.example`. */
  origin: string;
  /** Absent if the service has no catalog index. */
  catalogue?: CatalogueIndex | undefined;
  now: () => Date;
}
