import type { Bundle } from '@commercelayer/sdk';
import { bundleParts } from '../stock/bundle-parts.ts';
import type { Connection } from '../call/connect.ts';
import { operation, type Operation } from '../call/operation.ts';
import { ok } from '../result.ts';
import { bundleLevels } from './bundle-levels.ts';
import { notSold } from './not-sold.ts';
import type { RetrieveItemInput } from './retrieve-item.ts';
import { BUNDLE_INCLUDES } from './sku-includes.ts';
import { toBundleItem } from './to-bundle-item.ts';
import { toLevels } from './to-levels.ts';
import type { CatalogueItem, DeliveryLevel } from './types.ts';

/** The platform returns delivery times only for a SKU read by id, so each part is read again. */
const levelsOf = async (
  { skus, options }: Connection,
  bundle: Bundle,
  shippingMethod: string | undefined,
): Promise<DeliveryLevel[]> =>
  bundleLevels(
    await Promise.all(
      bundleParts(bundle).map(async ({ sku, quantity }) => {
        const part = await skus.retrieve(sku.id, { fields: ['inventory'] }, options);
        return { quantity, levels: toLevels(part, shippingMethod) };
      }),
    ),
  );

/** A bundle by its code with its parts (C2) and delivery times. `NOT_FOUND` if not sold. */
export const retrieveBundle =
  ({ code, shippingMethod }: RetrieveItemInput): Operation<CatalogueItem> =>
  async (context) => {
    const read = await operation(async (connection) => {
      const { bundles, options } = connection;
      const found = await bundles.list(
        { filters: { code_eq: code }, pageSize: 1, include: BUNDLE_INCLUDES },
        options,
      );
      const bundle = found.first();
      return bundle
        ? toBundleItem(bundle, await levelsOf(connection, bundle, shippingMethod))
        : null;
    })(context);
    if (!read.ok) return read;
    return read.value ? ok(read.value) : notSold(code);
  };
