import type { SeedPrice, SeedSku } from '../../seeding/seed-format.ts';
import type { CataloguePrice, CatalogueSku } from './catalog-sku.ts';
import { colourOf } from './color-of.ts';
import { demoOf } from '../reviews/demo-of.ts';
import { lowestPricesOf, priceHistoryOf } from './price-history.ts';
import { furtherPicturesOf, imageUrlOf, pictureOf, shareOf } from './picture-of.ts';
import { packagingOf } from './labelling/packaging.ts';
import { responsibleFacts } from './labelling/responsible.ts';

const priceOf = ([amount, compareAt]: CataloguePrice): SeedPrice => ({
  amount_cents: amount,
  ...(compareAt !== undefined && { compare_at_amount_cents: compareAt }),
});

/** Bottles of a case. */
const CASE = 6;
/** Bottles that come in cases, in millilitres. */
const IN_CASES: readonly (number | undefined)[] = [750, 1000];

const isSoldInCases = ({ kind, facts, maxQuantity = CASE }: CatalogueSku): boolean =>
  (kind === 'wine' || kind === 'water') && IN_CASES.includes(facts.size_ml) && maxQuantity >= CASE;

/** Puts an item of the catalogue into the platform's form: Italian on the SKU itself, the rest in its metadata. */
export const sku = (item: CatalogueSku): SeedSku => {
  const colour = colourOf(item);
  const history = priceHistoryOf(item);
  const lowest = lowestPricesOf(item);
  return {
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
      pictures: furtherPicturesOf(item.picture),
      share: shareOf(item.picture),
      text: item.text,
      facts: { ...item.facts, ...responsibleFacts(item), ...(colour && { colour }) },
      new: item.isNew ?? false,
      ...(item.maxQuantity !== undefined && { maxQuantity: item.maxQuantity }),
      ...(isSoldInCases(item) && { case_of: CASE }),
      ...packagingOf(item),
      ...(Object.keys(lowest).length > 0 && { lowest_prices: lowest }),
      demo: { ...demoOf(item.code), ...(history.length > 0 && { price_history: history }) },
    },
  };
};
