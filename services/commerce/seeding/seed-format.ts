import type { SourceType } from '../domains/payment/shapes/sources/source-types.ts';
import type { Strategy } from '../domains/inventory/inventory-models.ts';
import type { SeedCoupon, SeedGiftCard, SeedPromotion } from './seed-promotions-format.ts';

/** Three-letter ISO 4217 code. One price list per currency. */
export type CurrencyCode = string;

/** Amounts of one row in one currency, in integer cents, with or without taxes as the price list says. */
export interface SeedPrice {
  amount_cents: number;
  /** The struck-through former price; `null` or absent when there is none. */
  compare_at_amount_cents?: number | null;
}

/** Rows that carry free metadata, kept as sent. */
export interface WithMetadata {
  metadata?: Record<string, unknown>;
}

/** Every row is found again by its `reference`; ids are derived from it, so they are stable. */
export interface Referenced extends WithMetadata {
  reference: string;
}

export interface SeedAddress {
  line_1: string;
  line_2?: string;
  city: string;
  zip_code: string;
  state_code?: string;
  country_code: string;
  phone: string;
  company?: string;
  first_name?: string;
  last_name?: string;
  metadata?: Record<string, unknown>;
}

export interface SeedOrganization {
  name: string;
  /** The slug is configuration (`COMMERCE_ORGANIZATION`), not seed. */
  support_email?: string;
  support_phone?: string;
}

/** An API client. Public sales channels have no secret; integrations must have one. */
export interface SeedApplication {
  client_id: string;
  secret?: string;
  kind: 'sales_channel' | 'integration';
  name: string;
}

export interface SeedMerchant extends Referenced {
  name: string;
  address: SeedAddress;
}

export interface SeedPriceList extends Referenced {
  name: string;
  code: string;
  currency_code: CurrencyCode;
  /** Whether its prices contain the tax; absent: they do. */
  tax_included?: boolean;
}

export interface SeedStockLocation extends Referenced {
  name: string;
  code: string;
  address: SeedAddress;
}

export interface SeedInventoryModel extends Referenced {
  name: string;
  strategy: Strategy;
  /** References of stock locations, first the one served first. */
  stockLocations: readonly string[];
}

export interface SeedMarket extends Referenced {
  name: string;
  /** Usable as `market:code:<code>` in a token's scope. */
  code: string;
  /** Reference of a merchant, price list, inventory model and (optional) tax calculator. */
  merchant: string;
  priceList: string;
  inventoryModel: string;
  taxCalculator?: string;
  /** References of a shipping and a payment method of no market in particular, for orders that choose none. */
  defaultShippingMethod?: string;
  defaultPaymentMethod?: string;
  /** Whether the billing address of its orders must carry billing data. */
  requires_billing_info?: boolean;
}

export interface SeedShippingCategory extends Referenced {
  name: string;
  code: string;
}

/** Patterns are regular expressions; an absent one matches everything (a `not_` one nothing). */
export interface SeedShippingZone extends Referenced {
  name: string;
  country_code_regex?: string;
  not_country_code_regex?: string;
  state_code_regex?: string;
  not_state_code_regex?: string;
  zip_code_regex?: string;
  not_zip_code_regex?: string;
}

export interface SeedShippingMethod extends Referenced {
  name: string;
  currency_code: CurrencyCode;
  price_amount_cents: number;
  /** From this order subtotal on, shipping costs nothing. */
  free_over_amount_cents?: number | null;
  /** Reference of a market; absent: every market of the currency. */
  market?: string;
  /** Reference of a shipping zone; absent: everywhere. */
  shippingZone?: string;
  /** Reference of a shipping category; absent: every category. */
  shippingCategory?: string;
}

export interface SeedDeliveryLeadTime extends Referenced {
  stockLocation: string;
  shippingMethod: string;
  min_hours: number;
  max_hours: number;
}

export interface SeedPaymentMethod extends Referenced {
  name: string;
  payment_source_type: SourceType;
  currency_code: CurrencyCode;
  price_amount_cents: number;
  market?: string;
}

/** A manual tax calculator: the first rule whose patterns match the destination gives the rate. */
export interface SeedTaxCalculator extends Referenced {
  name: string;
  rules: readonly {
    name: string;
    /** 0.22 for 22 %: contained in prices that include taxes, added to others. */
    tax_rate: number;
    country_code_regex?: string;
    freight_taxable?: boolean;
    payment_method_taxable?: boolean;
    adjustment_taxable?: boolean;
  }[];
}

export interface SeedSku extends WithMetadata {
  code: string;
  name: string;
  description?: string;
  image_url?: string;
  reference?: string;
  /** Reference of a shipping category. */
  shippingCategory: string;
  prices: Readonly<Record<CurrencyCode, SeedPrice>>;
  /** Units by reference of a stock location. */
  stock: Readonly<Record<string, number>>;
  weight?: number;
  unit_of_weight?: 'gr' | 'oz' | 'lb';
  do_not_ship?: boolean;
  do_not_track?: boolean;
}

/** An option such as a greeting card; becomes one row per currency. */
export interface SeedSkuOption extends Referenced {
  name: string;
  description?: string;
  prices: Readonly<Record<CurrencyCode, number>>;
  /** SKUs the option may be added to; absent: all. */
  sku_code_regex?: string;
  delay_hours?: number;
}

export interface SeedSkuList extends WithMetadata {
  slug: string;
  name: string;
  description?: string;
  image_url?: string;
  /** SKU codes in display order; `{ code, quantity }` where a bundle holds several of one. */
  skus: readonly (string | { code: string; quantity: number })[];
}

/**
 * A bundle belongs to one currency on the platform, so it becomes one row per
 * key of `prices`, all with the same `code`; a sales channel sees the one in
 * the currency of its market.
 */
export interface SeedBundle extends WithMetadata {
  code: string;
  name: string;
  description?: string;
  image_url?: string;
  /** Slug of the SKU list that holds the parts. */
  skuList: string;
  prices: Readonly<
    Record<CurrencyCode, { price_amount_cents: number; compare_at_amount_cents?: number | null }>
  >;
}

/** For demonstration accounts; the password is hashed when seeded. */
export interface SeedCustomer extends WithMetadata {
  email: string;
  password: string;
  addresses?: readonly SeedAddress[];
}

/** A whole catalogue as data. `services/commerce/demo/seed/index.ts` exports one as `seed`; a file may leave lists out. */
export interface Seed {
  organization: SeedOrganization;
  applications: readonly SeedApplication[];
  merchants: readonly SeedMerchant[];
  priceLists: readonly SeedPriceList[];
  stockLocations: readonly SeedStockLocation[];
  inventoryModels: readonly SeedInventoryModel[];
  taxCalculators: readonly SeedTaxCalculator[];
  markets: readonly SeedMarket[];
  shippingCategories: readonly SeedShippingCategory[];
  shippingZones: readonly SeedShippingZone[];
  shippingMethods: readonly SeedShippingMethod[];
  deliveryLeadTimes: readonly SeedDeliveryLeadTime[];
  paymentMethods: readonly SeedPaymentMethod[];
  skus: readonly SeedSku[];
  skuOptions: readonly SeedSkuOption[];
  skuLists: readonly SeedSkuList[];
  bundles: readonly SeedBundle[];
  promotions: readonly SeedPromotion[];
  coupons: readonly SeedCoupon[];
  giftCards: readonly SeedGiftCard[];
  customers: readonly SeedCustomer[];
}

/** A catalogue as a file has it: any of the lists may be left out. */
export type SeedFile = Pick<Seed, 'organization'> & Partial<Seed>;
