import type { Bundle, Sku } from '@commercelayer/sdk';
import type { Operation } from '../../call/operation.ts';
import { request } from '../../call/request.ts';
import { ok } from '../../result.ts';
import { codesFilter } from '../codes-filter.ts';
import { PAGE_SIZE } from '../list-params.ts';
import { BUNDLE_INCLUDES } from '../sku-includes.ts';
import { toBundleItem } from '../to-bundle-item.ts';
import { toSkuItem } from '../to-sku-item.ts';
import type { CatalogueItem } from '../types.ts';
import { nestDocument, type Document } from './nest-document.ts';

export interface ConfirmItemsInput {
  kind: 'sku' | 'bundle';
  /** At most 25 (C2); more are not read. */
  codes: readonly string[];
}

/** Only the fields that price and stock need: complete, 25 SKUs are 380 kB. */
const STOCK = {
  'fields[stock_items]': 'quantity,reserved_stock',
  'fields[reserved_stocks]': 'quantity',
};
const RESOURCES = {
  sku: {
    type: 'skus',
    include: 'prices,stock_items,stock_items.reserved_stock',
    'fields[skus]': 'code,do_not_track,inventory,prices,stock_items',
    'fields[prices]': 'amount_cents,compare_at_amount_cents,currency_code',
    ...STOCK,
  },
  bundle: {
    type: 'bundles',
    include: BUNDLE_INCLUDES.join(','),
    'fields[bundles]':
      'code,price_amount_cents,compare_at_amount_cents,currency_code,sku_list,skus',
    'fields[sku_lists]': 'sku_list_items',
    'fields[sku_list_items]': 'sku_code,quantity',
    'fields[skus]': 'code,do_not_track,inventory,stock_items',
    ...STOCK,
  },
} as const;

/** An item's price and stock. */
export type ConfirmedItem = Pick<CatalogueItem, 'code' | 'price' | 'compareAt' | 'stock'>;

const confirmedItem = ({ code, price, compareAt, stock }: CatalogueItem): ConfirmedItem => ({
  code,
  price,
  compareAt,
  stock,
});

/**
 * Current price and stock of several items in one call (C2). Every catalogue page calls it after loading, so it avoids
 * the SDK, which is larger than everything else the page loads by then. Codes not sold in the token's market are absent
 * from the response.
 */
export const confirmItems =
  ({ kind, codes }: ConfirmItemsInput): Operation<ConfirmedItem[]> =>
  async ({ token, endpoint, signal }) => {
    const { type, ...asked } = RESOURCES[kind];
    const [name, value] = codesFilter(codes.slice(0, PAGE_SIZE));
    const query = new URLSearchParams({
      [`filter[q][${name}]`]: value,
      'page[size]': String(PAGE_SIZE),
      ...asked,
    });
    const headers = { accept: 'application/vnd.api+json', authorization: `Bearer ${token}` };
    const read = await request(`${endpoint}/api/${type}?${query}`, { headers }, signal);
    if (!read.ok) return read;
    const found = nestDocument((read.value ?? {}) as Document);
    return ok(
      found.map((it) =>
        confirmedItem(kind === 'sku' ? toSkuItem(it as Sku) : toBundleItem(it as Bundle)),
      ),
    );
  };
