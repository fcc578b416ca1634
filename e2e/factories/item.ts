import { containersOf, depositOf } from '@shop/contracts/commerce/metadata';
import type { CountryCode, CurrencyCode, Locale } from '@shop/contracts/market';
import { skus } from '../../services/commerce/demo/seed/catalog.ts';

/** An item of the demo catalog with the expected texts of its page. */
export interface Item {
  code: string;
  name: (locale: Locale) => string;
  /** In cents. */
  price: (currency: CurrencyCode) => number;
  /** In cents, on one piece. */
  deposit: (country: CountryCode) => number;
  /** Quantity in all stock locations. */
  stock: number;
  /** Whether the purchase requires an age confirmation. */
  alcoholic: boolean;
}

interface Metadata {
  text: Record<Locale, { name: string }>;
  facts: { alcohol?: number };
}

/** @throws Error for an unknown code */
export const item = (code: string): Item => {
  const sku = skus.find((it) => it.code === code);
  if (!sku) throw new Error(`The seed has no SKU ${code}`);
  const { text, facts } = sku.metadata as unknown as Metadata;
  return {
    code,
    name: (locale) => text[locale].name,
    price: (currency) => sku.prices[currency]?.amount_cents ?? 0,
    deposit: (country) => depositOf(containersOf([sku]), country).cents,
    stock: Object.values(sku.stock ?? {}).reduce((sum, it) => sum + it, 0),
    alcoholic: (facts.alcohol ?? 0) > 0,
  };
};

/** A red wine with ample stock. */
export const BARBERA = item('BARBERA-ASTI-750');
/** A water with ample stock. */
export const NIVALE = item('ACQUA-NIVALE-STILL-750');
/** Stock below the shop's limit per line item. */
export const AMARONE = item('AMARONE-750');
/** Sold out. */
export const CANNONAU = item('CANNONAU-750');
