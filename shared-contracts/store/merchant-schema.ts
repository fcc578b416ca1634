import { z } from 'zod';
import type { Merchant } from './merchant.ts';

/** The file that says who sells (`MERCHANT_FILE`), which the shell's server and store-api both read. */
export const merchantSchema: z.ZodType<Merchant> = z.strictObject({
  shop: z.string().min(1),
  company: z.string().min(1),
  address: z.array(z.string().min(1)).min(1),
  vat: z.string().min(1),
  register: z.string().default(''),
  representative: z.string().min(1),
  email: z.email(),
  pec: z.string().default(''),
  phone: z.string().min(1),
});
