import type { SeedPrice, SeedSku } from '../seed-format.ts';
import type { CataloguePrice, CatalogueSku } from './catalogue-sku.ts';
import { imageUrlOf, pictureOf } from './picture-of.ts';

const priceOf = ([amount, compareAt]: CataloguePrice): SeedPrice => ({
  amount_cents: amount,
  ...(compareAt !== undefined && { compare_at_amount_cents: compareAt }),
});

/** Puts an item of the catalogue into the platform's form: Italian on the SKU itself, the rest in its metadata. */
export const sku = (item: CatalogueSku): SeedSku => ({
  code: item.code,
  name: item.text.it.name,
  description: item.text.it.story,
  image_url: imageUrlOf(item.picture),
  reference: item.code,
  shippingCategory: 'parcel',
  prices: Object.fromEntries(
    Object.entries(item.prices).map(([currency, price]) => [currency, priceOf(price)]),
  ),
  stock: item.stock,
  weight: item.weight,
  unit_of_weight: 'gr',
  metadata: {
    kind: item.kind,
    categories: item.categories,
    picture: pictureOf(item.picture),
    text: item.text,
    facts: item.facts,
    new: item.isNew ?? false,
    ...(item.maxQuantity !== undefined && { maxQuantity: item.maxQuantity }),
  },
});
