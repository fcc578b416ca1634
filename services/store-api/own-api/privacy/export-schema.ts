import { z } from 'zod';
import { profileSchema } from '../profile/profile-schema.ts';

const rows = z.array(z.record(z.string(), z.unknown()));

export const exportSchema = z.object({
  profile: profileSchema,
  addresses: rows,
  orders: rows,
  subscriptions: rows,
  savedPayments: rows,
  wishList: rows.optional(),
  reviews: rows.optional(),
});
