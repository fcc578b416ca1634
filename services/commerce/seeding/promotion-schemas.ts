import { z } from 'zod';
import { cents, currency, metadata, name, reference, referenced } from './seed-fields.ts';

const time = z.iso.datetime();

/** A promotion of a catalogue. */
export const promotion = z.strictObject({
  ...referenced,
  name,
  type: z.enum([
    'percentage_discount_promotions',
    'fixed_amount_promotions',
    'free_shipping_promotions',
  ]),
  starts_at: time,
  expires_at: time,
  percentage: z.int().min(1).max(100).optional(),
  fixed_amount_cents: z.int().min(1).optional(),
  currency_code: currency.optional(),
  market: reference.optional(),
  exclusive: z.boolean().optional(),
  priority: z.int().optional(),
  total_usage_limit: z.int().min(1).optional(),
  order_amount_cents: cents.optional(),
  use_subtotal: z.boolean().optional(),
  skuList: reference.optional(),
});

/** A coupon of a catalogue. */
export const coupon = z.strictObject({
  code: z.string().min(8).max(40),
  promotion: reference,
  usage_limit: z.int().min(1).optional(),
  customer_single_use: z.boolean().optional(),
  recipient_email: z.email().lowercase().optional(),
  expires_at: time.optional(),
  metadata,
});

/** A gift card of a catalogue. */
export const giftCard = z.strictObject({
  ...referenced,
  code: z.string().min(8),
  currency_code: currency,
  balance_cents: cents,
  single_use: z.boolean().optional(),
  distribute_discount: z.boolean().optional(),
  image_url: z.string().optional(),
  expires_at: time.optional(),
});
