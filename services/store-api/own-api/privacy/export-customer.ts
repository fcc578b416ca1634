import { z } from 'zod';
import { profileSchema } from '../profile/profile-schema.ts';
import type { PlatformRow } from '../../platform/read-document.ts';
import { readRows } from '../../platform/read-rows.ts';
import { answer, refuse } from '../frame/answer.ts';
import { ownOperation } from '../frame/own-operation.ts';
import { byCustomer } from '../limits/operation-limits.ts';
import { profileOf } from '../profile/profile-of.ts';
import {
  exportedAddress,
  exportedOrder,
  exportedPayment,
  exportedReturnRequests,
  exportedReviews,
  exportedSubscription,
  exportedWishList,
} from './exported.ts';

const rows = z.array(z.record(z.string(), z.unknown()));

const exportSchema = z.object({
  profile: profileSchema,
  addresses: rows,
  orders: rows,
  subscriptions: rows,
  savedPayments: rows,
  wishList: rows.optional(),
  reviews: rows.optional(),
  returnRequests: rows.optional(),
});

const INCLUDES =
  'customer_addresses.address,customer_subscriptions,customer_payment_sources' as const;

/** `POST /api/export`: all data of the logged-in customer (GDPR, articles 15 and 20). */
export const exportCustomer = ownOperation({
  method: 'POST',
  path: 'export',
  summary: 'All the shop keeps of who is logged in.',
  bearer: 'required',
  body: z.object({}),
  answer: { status: 200, schema: exportSchema },
  limits: { account: { capacity: 5, seconds: 600 }, accountOf: byCustomer },
  handle: async ({ customer }, context) => {
    const { platform, database } = context;
    const path = `customers/${encodeURIComponent(customer.id)}`;
    const row = await platform.read(path, { include: INCLUDES });
    const profile = await profileOf(context, customer.id);
    if (!row || !profile) return refuse('UNAUTHORIZED');
    const orders: PlatformRow[] = [];
    const include = 'line_items,shipping_address,billing_address,refunds';
    for await (const page of readRows(platform, `${path}/orders`, { include }))
      // A sign-up does not prove ownership of the address, so guest orders with it are excluded.
      orders.push(...page.filter(({ attributes }) => attributes['guest'] !== true));
    const addresses = row.many('customer_addresses').flatMap((it) => it.one('address') ?? []);
    return answer({
      profile,
      addresses: addresses.map(exportedAddress),
      orders: orders.map(exportedOrder),
      subscriptions: row.many('customer_subscriptions').map(exportedSubscription),
      savedPayments: row.many('customer_payment_sources').map(exportedPayment),
      reviews: await exportedReviews(database, customer.id),
      returnRequests: await exportedReturnRequests(
        database,
        orders.map(({ id }) => id),
      ),
      ...exportedWishList(row.attributes['metadata']),
    });
  },
});
