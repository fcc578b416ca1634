import type {
  LineItem as PlatformLineItem,
  LineItemOption as PlatformOption,
} from '@commercelayer/sdk';
import { bundleParts, bundleStock } from '../../stock/bundle-parts.ts';
import { containersOf, type Container } from '../../metadata/containers.ts';
import { isAlcoholic } from '../../metadata/is-alcoholic.ts';
import { stockLevels, type StockLevel } from '../../stock/stock-levels.ts';
import { toMoney, toMoneyOrNull } from '../../to-money.ts';
import { namesOf } from '../../metadata/names-of.ts';
import type { LineItem, LineItemOption, LinePart } from '../types.ts';

const toOption = (it: PlatformOption): LineItemOption => ({
  id: it.id,
  name: it.name ?? '',
  names: namesOf(it.sku_option),
  quantity: it.quantity,
  total: toMoney(it.total_amount_cents, it.currency_code),
  optionId: it.sku_option?.id ?? null,
  choices: it.options ?? {},
});

/**
 * Sellable quantity: of a SKU unless its stock is untracked, of a bundle by its scarcest part. The platform reports
 * the stock of an untracked SKU too, often 0; that is no limit.
 */
const availableOf = ({ item, bundle }: PlatformLineItem): number | null => {
  if (bundle) return bundleStock(bundle);
  if (item?.type !== 'skus' || item.do_not_track) return null;
  const quantity: unknown = item.inventory?.quantity;
  return typeof quantity === 'number' ? quantity : null;
};

const partsOf = ({ bundle }: PlatformLineItem): LinePart[] =>
  bundle
    ? bundleParts(bundle).map(({ sku, quantity }) => ({
        code: sku.code,
        name: sku.name,
        imageUrl: sku.image_url ?? null,
        quantity,
      }))
    : [];

const levelsOf = ({ item }: PlatformLineItem): StockLevel[] =>
  item?.type === 'skus' ? stockLevels(item.inventory) : [];

const holdsAlcohol = ({ item, bundle }: PlatformLineItem): boolean =>
  isAlcoholic(item?.metadata) || (bundle?.skus ?? []).some(({ metadata }) => isAlcoholic(metadata));

const containersOfLine = (line: PlatformLineItem): Container[] =>
  line.bundle
    ? containersOf(
        bundleParts(line.bundle).map(({ sku: { metadata }, quantity }) => ({ metadata, quantity })),
      )
    : containersOf([{ metadata: line.item?.metadata }]);

/** The line's own metadata, with the item's quantity limit as a default (V9), and its lowest prices. */
const metadataOf = ({ item, bundle, metadata }: PlatformLineItem): Record<string, unknown> => {
  const maxQuantity: unknown = item?.metadata?.maxQuantity;
  const lowest_prices: unknown = (item ?? bundle)?.metadata?.lowest_prices;
  return {
    ...(maxQuantity !== undefined && { maxQuantity }),
    ...metadata,
    ...(lowest_prices !== undefined && { lowest_prices }),
  };
};

/** Maps a line of any type. */
export const toLineItem = (it: PlatformLineItem): LineItem => ({
  id: it.id,
  type: it.item_type ?? '',
  code: it.sku_code ?? it.bundle_code ?? null,
  name: it.name ?? '',
  names: namesOf(it.item ?? it.bundle),
  quantity: it.quantity,
  unit: toMoney(it.unit_amount_cents, it.currency_code),
  total: toMoney(it.total_amount_cents, it.currency_code),
  compareAt:
    (it.compare_at_amount_cents ?? 0) > (it.unit_amount_cents ?? 0)
      ? toMoneyOrNull(it.compare_at_amount_cents, it.currency_code)
      : null,
  imageUrl: it.image_url ?? null,
  metadata: metadataOf(it),
  options: (it.line_item_options ?? []).map(toOption),
  available: availableOf(it),
  parts: partsOf(it),
  alcohol: holdsAlcohol(it),
  containers: containersOfLine(it),
  levels: levelsOf(it),
});
