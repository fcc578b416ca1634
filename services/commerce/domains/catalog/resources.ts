import {
  type Input,
  type Operation,
  defineResource,
  type Resource,
} from '../../engine/definition/define-resource.ts';
import { failure, invalid, type Result } from '../../engine/definition/problem.ts';
import { writeValues } from '../../engine/write/write-values.ts';
import { tagShape } from './shapes/tags.ts';
import type { Rows } from '../rows.ts';
import { condition, or, within } from '../../engine/store/condition.ts';
import { formatAmount } from '../../engine/money/format-amount.ts';
import { createPrice, updatePrice } from './prices.ts';
import {
  createSkuListItem,
  removeSkuListItem,
  updateSkuListItem,
} from './sku-lists/sku-list-items.ts';
import { createSkuList, updateSkuList } from './sku-lists/sku-lists.ts';
import { createSku, removeSku, updateSku, writeSkuOption } from './skus.ts';
import { computeCustomClaim, deriveOfToken } from './of-token.ts';
import { writeBundle } from './write-bundle.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { computeInventory } from '../inventory/compute-inventory.ts';
import {
  countBundleSkus,
  deriveBundledSkus,
  deriveListedSkus,
} from '../inventory/derive-listed-skus.ts';
import { deriveSkuLeadTimes, deriveSkuOptions } from '../inventory/derive-of-sku.ts';
import { ofCurrencyAndMarket, sellable } from '../sales-channel.ts';
import { bundleShape } from './shapes/bundles.ts';
import { priceListShape } from './shapes/price-lists.ts';
import { priceShape } from './shapes/prices.ts';
import { skuListItemShape } from './shapes/sku-list-items.ts';
import { skuListShape } from './shapes/sku-lists.ts';
import { skuOptionShape } from './shapes/sku-options.ts';
import { skuShape } from './shapes/skus.ts';
import { taggingShape } from './shapes/taggings.ts';

/** The maxTagNameLength name of a tag (`tags_max_name_length`). */
const maxTagNameLength = 25;

/** Creates a tag (`tag` null) or renames one. */
const writeTag = (operation: Operation, tag: Rows['tags'] | null, input: Input): Result<string> => {
  const { name } = input.attributes;
  if (typeof name === 'string' && name.length > maxTagNameLength)
    return failure(
      invalid('name', `is too long (maximum is ${maxTagNameLength} characters)`, 'too_long', {
        count: maxTagNameLength,
      }),
    );
  return writeValues(operation, tagShape, tag, input);
};

/** Resources of SKUs, prices, bundles, SKU lists and tags. */
export const catalogResources: readonly Resource[] = [
  defineResource(priceListShape, {
    scope: ({ markets }, alias) =>
      within(
        `${alias}.id`,
        markets.map(({ priceListId }) => priceListId),
      ),
  }),
  defineResource(priceShape, {
    guest: ['list', 'retrieve'],
    scope: ({ markets }, alias) =>
      within(
        `${alias}.price_list_id`,
        markets.map(({ priceListId }) => priceListId),
      ),
    hiddenAs: 'unauthorized',
    indexes: [['sku_id', 'price_list_id']],
    compute: {
      formatted_original_amount: (rows) =>
        rows.map(({ original_amount_cents, currency_code }) =>
          original_amount_cents === null
            ? null
            : formatAmount(original_amount_cents, currency_code),
        ),
      jwt_custom_claim: computeCustomClaim,
    },
    derive: deriveOfToken,
    create: createPrice,
    update: updatePrice,
  }),
  defineResource(skuShape, {
    guest: ['list', 'retrieve'],
    scope: sellable,
    hiddenAs: 'unauthorized',
    create: createSku,
    update: updateSku,
    remove: removeSku,
    indexMetadata: ['kind', 'categories', 'facts', 'new'],
    compute: { inventory: computeInventory, jwt_custom_claim: computeCustomClaim },
    derive: {
      sku_options: deriveSkuOptions,
      delivery_lead_times: deriveSkuLeadTimes,
      events: deriveEvents('skus'),
      ...deriveOfToken,
    },
  }),
  defineResource(skuOptionShape, {
    guest: ['list', 'retrieve'],
    scope: ofCurrencyAndMarket,
    derive: { events: deriveEvents('sku_options') },
    create: (operation, input) => writeSkuOption(operation, null, input),
    update: writeSkuOption,
  }),
  defineResource(skuListShape, {
    guest: ['list', 'retrieve'],
    scope: (viewer, alias) =>
      or(
        condition(`${alias}.customer_id IS NULL`),
        condition(`${alias}.customer_id = ?`, viewer.customerId ?? ''),
      ),
    derive: { skus: deriveListedSkus },
    create: createSkuList,
    update: updateSkuList,
  }),
  defineResource(skuListItemShape, {
    guest: ['list', 'retrieve'],
    // Items have the visibility of their list.
    scope: (viewer, alias) =>
      condition(
        `${alias}.sku_list_id IN (SELECT l.id FROM sku_lists l WHERE l.customer_id IS NULL OR l.customer_id = ?)`,
        viewer.customerId ?? '',
      ),
    create: createSkuListItem,
    update: updateSkuListItem,
    remove: removeSkuListItem,
  }),
  defineResource(bundleShape, {
    guest: ['list', 'retrieve'],
    scope: ofCurrencyAndMarket,
    hiddenAs: 'unauthorized',
    indexMetadata: ['kind', 'categories', 'facts', 'new'],
    compute: { skus_count: countBundleSkus },
    derive: { skus: deriveBundledSkus, events: deriveEvents('bundles') },
    create: (operation, input) => writeBundle(operation, null, input),
    update: writeBundle,
  }),
  defineResource(tagShape, {
    guest: ['list', 'retrieve'],
    create: (operation, input) => writeTag(operation, null, input),
    update: writeTag,
  }),
  defineResource(taggingShape, {
    internal: true,
    indexes: [['taggable_id', 'tag_id']],
  }),
];
