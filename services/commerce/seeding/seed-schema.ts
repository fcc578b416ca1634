import { z } from 'zod';
import { strategies } from '../domains/inventory/inventory-models.ts';
import { sourceTypes } from '../domains/payment/shapes/sources/source-types.ts';
import type { Seed } from './seed-format.ts';
import { coupon, giftCard, promotion } from './promotion-schemas.ts';
import { cents, currency, metadata, name, reference, referenced } from './seed-fields.ts';

const country = z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code such as IT');
const pattern = z
  .string()
  .refine((source) => {
    try {
      new RegExp(source);
      return true;
    } catch {
      return false;
    }
  }, 'must be a regular expression')
  .optional();

const listOf = <T extends z.ZodType>(schema: T) => z.array(schema);
/** A list of the catalogue, which may be left out: nothing of the kind. */
const section = <T extends z.ZodType>(schema: T) => listOf(schema).default([]);

const address = z.strictObject({
  line_1: name,
  line_2: z.string().optional(),
  city: name,
  zip_code: z.string(),
  state_code: z.string().optional(),
  country_code: country,
  phone: z.string(),
  company: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  metadata,
});

const price = z.strictObject({
  amount_cents: cents,
  compare_at_amount_cents: cents.nullable().optional(),
});

const taxRule = z.strictObject({
  name,
  tax_rate: z.number().min(0).max(1),
  country_code_regex: pattern,
  freight_taxable: z.boolean().optional(),
  payment_method_taxable: z.boolean().optional(),
  adjustment_taxable: z.boolean().optional(),
});

const zone = z.strictObject({
  ...referenced,
  name,
  country_code_regex: pattern,
  not_country_code_regex: pattern,
  state_code_regex: pattern,
  not_state_code_regex: pattern,
  zip_code_regex: pattern,
  not_zip_code_regex: pattern,
});

const sku = z.strictObject({
  code: name,
  name,
  description: z.string().optional(),
  image_url: z.string().optional(),
  reference: z.string().optional(),
  shippingCategory: reference,
  prices: z.record(currency, price),
  stock: z.record(reference, z.int().min(0)),
  weight: z.number().min(0).optional(),
  unit_of_weight: z.enum(['gr', 'oz', 'lb']).optional(),
  do_not_ship: z.boolean().optional(),
  do_not_track: z.boolean().optional(),
  metadata,
});

/** A catalogue file, checked by itself; `referenceProblems` checks that its parts fit together. */
export const seedSchema = z.strictObject({
  organization: z.strictObject({
    name,
    support_email: z.email().optional(),
    support_phone: z.string().optional(),
  }),
  applications: section(
    z.strictObject({
      client_id: name,
      secret: z.string().min(16).optional(),
      kind: z.enum(['sales_channel', 'integration']),
      name,
    }),
  ),
  merchants: section(z.strictObject({ ...referenced, name, address })),
  priceLists: section(
    z.strictObject({
      ...referenced,
      name,
      code: name,
      currency_code: currency,
      tax_included: z.boolean().optional(),
    }),
  ),
  stockLocations: section(z.strictObject({ ...referenced, name, code: name, address })),
  inventoryModels: section(
    z.strictObject({
      ...referenced,
      name,
      strategy: z.enum(strategies),
      stockLocations: listOf(reference),
    }),
  ),
  taxCalculators: section(z.strictObject({ ...referenced, name, rules: listOf(taxRule) })),
  markets: section(
    z.strictObject({
      ...referenced,
      name,
      code: name,
      merchant: reference,
      priceList: reference,
      inventoryModel: reference,
      taxCalculator: reference.optional(),
      defaultShippingMethod: reference.optional(),
      defaultPaymentMethod: reference.optional(),
      requires_billing_info: z.boolean().optional(),
    }),
  ),
  shippingCategories: section(z.strictObject({ ...referenced, name, code: name })),
  shippingZones: section(zone),
  shippingMethods: section(
    z.strictObject({
      ...referenced,
      name,
      currency_code: currency,
      price_amount_cents: cents,
      free_over_amount_cents: cents.nullable().optional(),
      market: reference.optional(),
      shippingZone: reference.optional(),
      shippingCategory: reference.optional(),
    }),
  ),
  deliveryLeadTimes: section(
    z.strictObject({
      ...referenced,
      stockLocation: reference,
      shippingMethod: reference,
      min_hours: z.int().min(0),
      max_hours: z.int().min(0),
    }),
  ),
  paymentMethods: section(
    z.strictObject({
      ...referenced,
      name,
      payment_source_type: z.enum(sourceTypes),
      currency_code: currency,
      price_amount_cents: cents,
      market: reference.optional(),
    }),
  ),
  skus: section(sku),
  skuOptions: section(
    z.strictObject({
      ...referenced,
      name,
      description: z.string().optional(),
      prices: z.record(currency, cents),
      sku_code_regex: pattern,
      delay_hours: z.int().min(0).optional(),
    }),
  ),
  skuLists: section(
    z.strictObject({
      slug: name,
      name,
      description: z.string().optional(),
      image_url: z.string().optional(),
      skus: listOf(z.union([name, z.strictObject({ code: name, quantity: z.int().min(1) })])),
      metadata,
    }),
  ),
  bundles: section(
    z.strictObject({
      code: name,
      name,
      description: z.string().optional(),
      image_url: z.string().optional(),
      skuList: name,
      prices: z.record(
        currency,
        z.strictObject({
          price_amount_cents: cents,
          compare_at_amount_cents: cents.nullable().optional(),
        }),
      ),
      metadata,
    }),
  ),
  promotions: section(promotion),
  coupons: section(coupon),
  giftCards: section(giftCard),
  customers: section(
    z.strictObject({
      email: z.email(),
      password: z.string().min(6),
      addresses: listOf(address).optional(),
      metadata,
    }),
  ),
});

type Checked = z.output<typeof seedSchema>;
/** Fails to compile when the schema and `seed-format.ts` drift apart. */
export type SameMembers = [keyof Checked, keyof Seed] extends [keyof Seed, keyof Checked]
  ? true
  : never;
void (true satisfies SameMembers);
