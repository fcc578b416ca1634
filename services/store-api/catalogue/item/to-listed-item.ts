import type { CatalogueItem } from '@shop/contracts/commerce/catalogue';
import type { CurrencyCode, Locale } from '@shop/contracts/market';
import type { IndexedItem } from './indexed-item.ts';

/**
 * An item as a list of one market and language shows it; null where the market does not sell it. Of the texts only
 * those of the language travel, and no story.
 */
export const toListedItem = (
  { kind, code, imageUrl, texts, metadata, offers }: IndexedItem,
  market: string,
  locale: Locale,
): CatalogueItem | null => {
  const offer = offers[market];
  if (!offer) return null;
  const currency = offer.currency as CurrencyCode;
  const text = texts[locale];
  return {
    kind,
    id: offer.id,
    code,
    name: text.name,
    description: '',
    imageUrl,
    price: { cents: offer.priceCents, currency },
    compareAt: offer.compareAtCents === null ? null : { cents: offer.compareAtCents, currency },
    metadata: { ...metadata, text: { [locale]: text } },
    stock: offer.stock,
    options: [],
    levels: [],
    parts: [],
  };
};
