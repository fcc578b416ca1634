import type { CurrencyCode, Locale } from '@shop/contracts/market';
import { skus } from '../../services/commerce/seed/catalogue.ts';

/** An item of the demonstration catalogue, as a page should show it. */
export interface Item {
  code: string;
  name: (locale: Locale) => string;
  /** In cents. */
  price: (currency: CurrencyCode) => number;
  /** Pieces in all stock locations. */
  stock: number;
  /** Whether its buyer is asked how old they are. */
  alcoholic: boolean;
}

interface Metadata {
  text: Record<Locale, { name: string }>;
  facts: { alcohol?: number };
}

/** @throws Error for a code the seed does not have */
export const item = (code: string): Item => {
  const sku = skus.find((it) => it.code === code);
  if (!sku) throw new Error(`The seed has no SKU ${code}`);
  const { text, facts } = sku.metadata as unknown as Metadata;
  return {
    code,
    name: (locale) => text[locale].name,
    price: (currency) => sku.prices[currency]?.amount_cents ?? 0,
    stock: Object.values(sku.stock ?? {}).reduce((sum, it) => sum + it, 0),
    alcoholic: (facts.alcohol ?? 0) > 0,
  };
};

/** A red wine there is plenty of. */
export const BARBERA = item('BARBERA-ASTI-750');
/** A water there is plenty of. */
export const NIVALE = item('ACQUA-NIVALE-STILL-750');
/** Fewer pieces than the shop sells per line. */
export const AMARONE = item('AMARONE-750');
/** None left. */
export const CANNONAU = item('CANNONAU-750');
