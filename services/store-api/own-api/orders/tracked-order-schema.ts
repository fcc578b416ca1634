import { z } from 'zod';

const money = z.object({ cents: z.number().int(), currency: z.string() });
const place = z.object({ city: z.string(), country: z.string() });

const event = z.object({
  at: z.string(),
  status: z.string(),
  text: z.string().nullable(),
  place: z.string().nullable(),
});

const parcel = z.object({
  id: z.string(),
  number: z.string(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable().optional(),
  status: z.string().nullable(),
  events: z.array(event).readonly(),
});

const shipment = z.object({
  id: z.string(),
  number: z.string(),
  status: z.string(),
  method: z.string().nullable(),
  methodNames: z.record(z.string(), z.string()).readonly().optional(),
  shippedAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  parcels: z.array(parcel).readonly(),
});

const line = z.object({
  id: z.string(),
  name: z.string(),
  names: z.record(z.string(), z.string()).readonly(),
  sku: z.string().nullable(),
  image: z.string().nullable(),
  quantity: z.number().int(),
  total: money,
});

/** The order on its tracking page. An allowlist: fields missing here never leave the service. */
export const trackedOrderSchema = z.object({
  number: z.string(),
  status: z.string(),
  payment: z.string(),
  fulfillment: z.string(),
  placedAt: z.string().nullable(),
  lines: z.array(line).readonly(),
  totals: z.object({
    subtotal: money,
    discount: money,
    shipping: money,
    payment: money,
    deposit: money.optional(),
    adjustment: money.optional(),
    taxes: money,
    taxesOnTop: z.boolean().optional(),
    giftCard: money,
    total: money,
  }),
  refunds: z
    .array(z.object({ id: z.string(), amount: money, at: z.string() }))
    .readonly()
    .optional(),
  returns: z
    .array(
      z.object({
        id: z.string(),
        number: z.string(),
        status: z.string(),
        at: z.string(),
        lines: z
          .array(z.object({ id: z.string(), name: z.string(), quantity: z.number().int() }))
          .readonly(),
      }),
    )
    .readonly()
    .optional(),
  shippingAddress: place.nullable(),
  billingAddress: place.nullable(),
  shipments: z.array(shipment).readonly(),
});
