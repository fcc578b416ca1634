import type { Sku, SkuOption } from '@commercelayer/sdk';
import { containersOf } from '../metadata/containers.ts';
import { toMoney, toMoneyOrNull } from '../to-money.ts';
import { toStock } from '../stock/to-stock.ts';
import { toLevels } from './to-levels.ts';
import type { CatalogueItem, CatalogueOption } from './types.ts';

const toOption = (it: SkuOption, currency: string | null | undefined): CatalogueOption => ({
  id: it.id,
  name: it.name,
  price: toMoney(it.price_amount_cents, it.currency_code ?? currency),
  metadata: it.metadata ?? {},
});

/** The compare-at price, if higher. */
const compareAtOf = (
  amount: number,
  before: number | null | undefined,
  currency: string | null | undefined,
) => ((before ?? 0) > amount ? toMoneyOrNull(before, currency) : null);

/**
 * A SKU as the shop knows it; prices are those of the token's market.
 *
 * @param shippingMethod - reference of the market's way of travelling, for the delivery times
 */
export const toSkuItem = (it: Sku, shippingMethod?: string): CatalogueItem => {
  const price = it.prices?.[0];
  const currency = price?.currency_code;
  const options = (it.sku_options ?? []).filter(
    ({ currency_code }) => !currency || !currency_code || currency_code === currency,
  );
  return {
    kind: 'sku',
    id: it.id,
    code: it.code,
    name: it.name,
    description: it.description ?? '',
    imageUrl: it.image_url ?? null,
    price: price ? toMoney(price.amount_cents, currency) : null,
    compareAt: price
      ? compareAtOf(price.amount_cents, price.compare_at_amount_cents, currency)
      : null,
    metadata: it.metadata ?? {},
    stock: toStock(it),
    options: options.map((option) => toOption(option, currency)),
    levels: toLevels(it, shippingMethod),
    parts: [],
    containers: containersOf([it]),
  };
};
