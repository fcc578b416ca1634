import { operation, type Operation } from '../operation.ts';
import { ok } from '../result.ts';
import { notSold } from './not-sold.ts';
import { BUNDLE_INCLUDES } from './sku-includes.ts';
import { toBundleItem } from './to-bundle-item.ts';
import type { CatalogueItem } from './types.ts';

/** A bundle by its code with its parts (C2). `NOT_FOUND` where it is not sold. */
export const retrieveBundle =
  ({ code }: { code: string }): Operation<CatalogueItem> =>
  async (context) => {
    const read = await operation(({ bundles, options }) =>
      bundles.list({ filters: { code_eq: code }, pageSize: 1, include: BUNDLE_INCLUDES }, options),
    )(context);
    if (!read.ok) return read;
    const bundle = read.value.first();
    return bundle ? ok(toBundleItem(bundle)) : notSold(code);
  };
