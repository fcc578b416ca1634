import type { Bundle } from '@commercelayer/sdk';
import { toMoneyOrNull } from '../to-money.ts';
import { toStock } from './to-stock.ts';
import type { BundlePart, CatalogueItem } from './types.ts';

const quantitiesOf = ({ sku_list }: Bundle): ReadonlyMap<string, number> =>
  new Map((sku_list?.sku_list_items ?? []).map((it) => [it.sku_code ?? '', it.quantity ?? 1]));

/** A bundle as the shop knows it: as many can be sold as its scarcest part allows. */
export const toBundleItem = (it: Bundle): CatalogueItem => {
  const quantities = quantitiesOf(it);
  const skus = it.skus ?? [];
  const perBundle = (code: string): number => Math.max(1, quantities.get(code) ?? 1);
  const stocks = skus.map((sku) => Math.floor(toStock(sku) / perBundle(sku.code)));
  const isReduced = (it.compare_at_amount_cents ?? 0) > (it.price_amount_cents ?? 0);
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
    stock: stocks.length > 0 ? Math.min(...stocks) : 0,
    options: [],
    levels: [],
    parts: skus.map(({ code, name, image_url }): BundlePart => ({
      code,
      name,
      quantity: perBundle(code),
      imageUrl: image_url ?? null,
    })),
  };
};
