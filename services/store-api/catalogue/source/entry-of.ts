import {
  asOneOrMoreTexts,
  asRecord,
  asText,
  asTexts,
  localizedText,
  type Container,
  type LocalizedText,
} from '@shop/contracts/commerce/metadata';
import type { Locale } from '@shop/contracts/market';
import { INDEX_LOCALES } from '../item/locales.ts';
import type { IndexEntry, MarketOffer } from '../item/indexed-item.ts';
import { searchTextOf } from '../search/search-text-of.ts';
import type { PlatformRow } from '../../platform/read-document.ts';

/** An item's texts in every language. */
export const textsOf = (item: Parameters<typeof localizedText>[0]): Record<Locale, LocalizedText> =>
  Object.fromEntries(INDEX_LOCALES.map((it) => [it, localizedText(item, it)])) as Record<
    Locale,
    LocalizedText
  >;

interface EntryParts {
  kind: 'sku' | 'bundle';
  /** Row whose name, texts and facts the item has. */
  row: PlatformRow;
  offers: readonly PricedOffer[];
  parts: readonly string[];
  containers: readonly Container[];
  ids: readonly string[];
}

/** The offer of a market. */
export interface PricedOffer {
  market: string;
  offer: MarketOffer;
  /** Last change of the price on the platform, ISO 8601. */
  changedAt: unknown;
}

const timesOf = (offers: readonly PricedOffer[]): Record<string, number> =>
  Object.fromEntries(
    offers.flatMap(({ market, changedAt }) => {
      const time = Date.parse(asText(changedAt) ?? '');
      return Number.isNaN(time) ? [] : [[market, time] as const];
    }),
  );

const toCount = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? Math.min(value, 1e9) : 0;

/** The indexed part of a SKU or bundle. */
export const entryOf = ({ kind, row, offers, parts, containers, ids }: EntryParts): IndexEntry => {
  const { attributes } = row;
  const code = String(attributes['code']);
  const { text: _, demo: demoData, ...metadata } = asRecord(attributes['metadata']);
  const demo = asRecord(demoData);
  const facts = asRecord(metadata['facts']);
  const texts = textsOf({
    code,
    name: asText(attributes['name']) ?? '',
    description: asText(attributes['description']),
    metadata: asRecord(attributes['metadata']),
  });
  const size = facts['size_ml'];
  const item = {
    kind,
    code,
    ids,
    imageUrl: asText(attributes['image_url']),
    texts: Object.fromEntries(
      INDEX_LOCALES.map((it) => [it, { name: texts[it].name, summary: texts[it].summary }]),
    ) as IndexEntry['item']['texts'],
    categories: asTexts(metadata['categories']),
    grapes: asOneOrMoreTexts(facts['grape']),
    region: asText(facts['region']),
    sizeMl: typeof size === 'number' && size > 0 && Number.isFinite(size) ? size : null,
    colour: asText(facts['colour']),
    soldBefore: toCount(demo['sold']),
    metadata,
    createdAt: String(attributes['created_at']),
    updatedAt: String(attributes['updated_at']),
    offers: Object.fromEntries(offers.map(({ market, offer }) => [market, offer])),
    parts,
    ...(containers.length > 0 && { containers }),
  };
  return { item, search: searchTextOf(item, texts), demo, pricedAt: timesOf(offers) };
};
