import type { CurrencyCode, Referenced, WithMetadata } from './seed-format.ts';

/** A promotion with what it asks of an order. With a coupon it applies to orders that carry the code only. */
export interface SeedPromotion extends Referenced {
  name: string;
  type: 'percentage_discount_promotions' | 'fixed_amount_promotions' | 'free_shipping_promotions';
  /** ISO 8601. */
  starts_at: string;
  expires_at: string;
  /** Whole percents, of percentage discounts. */
  percentage?: number;
  /** Of fixed amounts, which have a currency. */
  fixed_amount_cents?: number;
  /** Absent: every currency. */
  currency_code?: CurrencyCode;
  /** Reference of a market; absent: every market. */
  market?: string;
  /** Applies alone, before all others. */
  exclusive?: boolean;
  /** A lower number comes first. */
  priority?: number;
  total_usage_limit?: number;
  /** What an order must be worth, less the discounts before it or, with `use_subtotal`, without them. */
  order_amount_cents?: number;
  use_subtotal?: boolean;
  /** Slug of the SKU list it is limited to. */
  skuList?: string;
}

/** 8 to 40 characters; upper and lower case differ. */
export interface SeedCoupon extends WithMetadata {
  code: string;
  /** Reference of a promotion. */
  promotion: string;
  usage_limit?: number;
  customer_single_use?: boolean;
  /** In lower case; absent: for everybody. */
  recipient_email?: string;
  expires_at?: string;
}

/**
 * An active gift card. Its balance is set only when it is created, so applying the seed again does not restore spent
 * money.
 */
export interface SeedGiftCard extends Referenced {
  code: string;
  currency_code: CurrencyCode;
  balance_cents: number;
  single_use?: boolean;
  /** Whether what it pays lowers the taxes. */
  distribute_discount?: boolean;
  image_url?: string;
  expires_at?: string;
}
