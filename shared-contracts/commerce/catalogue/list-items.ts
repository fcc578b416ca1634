import { operation, type Operation } from '../call/operation.ts';
import { type Paged, toPaged } from '../paged.ts';
import { listParams } from './list-params.ts';
import { SKU_INCLUDES } from './sku-includes.ts';
import { toSkuItem } from './to-sku-item.ts';
import type { CatalogueItem, CatalogueQuery } from './types.ts';

/** One page of the SKUs sold in the token's market (C2). SKUs without a price or stock there are absent. */
export const listItems = (query: CatalogueQuery = {}): Operation<Paged<CatalogueItem>> =>
  operation(async ({ skus, options }) =>
    toPaged(await skus.list({ ...listParams(query), include: SKU_INCLUDES }, options), (it) =>
      toSkuItem(it),
    ),
  );
