import type { Bundle, Sku } from '@commercelayer/sdk';
import type { Operation } from '../../operation.ts';
import { request } from '../../request.ts';
import { ok } from '../../result.ts';
import { PAGE_SIZE } from '../list-params.ts';
import { BUNDLE_INCLUDES, SKU_INCLUDES } from '../sku-includes.ts';
import { toBundleItem } from '../to-bundle-item.ts';
import { toSkuItem } from '../to-sku-item.ts';
import type { CatalogueItem } from '../types.ts';
import { nestDocument, type Document } from './nest-document.ts';

export interface ConfirmItemsInput {
  kind: 'sku' | 'bundle';
  /** At most 25 (C2); more are not read. */
  codes: readonly string[];
}

const RESOURCES = {
  sku: { type: 'skus', includes: SKU_INCLUDES },
  bundle: { type: 'bundles', includes: BUNDLE_INCLUDES },
} as const;

/**
 * Price and stock of so many items as they are this moment, in one call (C2). Every page asks it once it stands, so it
 * goes without the SDK, which weighs more than all else a catalogue page loads by then. Codes that are not sold in the
 * token's market are absent from the answer.
 */
export const confirmItems =
  ({ kind, codes }: ConfirmItemsInput): Operation<CatalogueItem[]> =>
  async ({ token, endpoint, signal }) => {
    const { type, includes } = RESOURCES[kind];
    const query = new URLSearchParams({
      'filter[q][code_in]': codes.slice(0, PAGE_SIZE).join(','),
      'page[size]': String(PAGE_SIZE),
      include: includes.join(','),
    });
    const headers = { accept: 'application/vnd.api+json', authorization: `Bearer ${token}` };
    const read = await request(`${endpoint}/api/${type}?${query}`, { headers }, signal);
    if (!read.ok) return read;
    const found = nestDocument((read.value ?? {}) as Document);
    return ok(
      found.map((it) => (kind === 'sku' ? toSkuItem(it as Sku) : toBundleItem(it as Bundle))),
    );
  };
