import { operation, type Operation } from '../call/operation.ts';
import { type Paged, toPaged } from '../paged.ts';
import { listParams } from './list-params.ts';
import { BUNDLE_INCLUDES } from './sku-includes.ts';
import { toBundleItem } from './to-bundle-item.ts';
import type { BundleQuery, CatalogueItem } from './types.ts';

/** One page of the bundles sold in the token's market (C2). */
export const listBundles = (query: BundleQuery = {}): Operation<Paged<CatalogueItem>> =>
  operation(async ({ bundles, options }) =>
    toPaged(await bundles.list({ ...listParams(query), include: BUNDLE_INCLUDES }, options), (it) =>
      toBundleItem(it),
    ),
  );
