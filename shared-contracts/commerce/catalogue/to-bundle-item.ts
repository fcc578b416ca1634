import type { Bundle } from '@commercelayer/sdk';
import { containersOf } from '../metadata/containers.ts';
import { bundleParts, bundleStock } from '../stock/bundle-parts.ts';
import { toMoneyOrNull } from '../to-money.ts';
import type { BundlePart, CatalogueItem, DeliveryLevel } from './types.ts';

/**
 * A bundle as the shop knows it: as many can be sold as its scarcest part allows.
 *
 * @param levels - how soon it arrives; a list does not know
 */
export const toBundleItem = (it: Bundle, levels: readonly DeliveryLevel[] = []): CatalogueItem => {
  const isReduced = (it.compare_at_amount_cents ?? 0) > (it.price_amount_cents ?? 0);
  const parts = bundleParts(it);
  return {
    kind: 'bundle',
    id: it.id,
    code: it.code,
    name: it.name,
    description: it.description ?? '',
    imageUrl: it.image_url ?? null,
    price: toMoneyOrNull(it.price_amount_cents, it.currency_code),
    compareAt: isReduced ? toMoneyOrNull(it.compare_at_amount_cents, it.currency_code) : null,
    metadata: it.metadata ?? {},
    stock: bundleStock(it) ?? 0,
    options: [],
    levels,
    containers: containersOf(
      parts.map(({ sku: { metadata }, quantity }) => ({ metadata, quantity })),
    ),
    parts: parts.map(({ sku, quantity }): BundlePart => ({
      code: sku.code,
      name: sku.name,
      quantity,
      imageUrl: sku.image_url ?? null,
      metadata: sku.metadata ?? {},
    })),
  };
};
