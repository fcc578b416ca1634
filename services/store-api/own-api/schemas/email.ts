import { plainEmail } from '@shop/contracts/credentials';
import { z } from 'zod';

/** An e-mail address in plain form, by the rule of the shop's forms (V2): its domain may come in any script. */
export const emailSchema = z
  .string()
  .max(320)
  .meta({ format: 'email', examples: ['ada@shop.example'] })
  .transform((given, check) => {
    const email = plainEmail(given);
    if (email !== null) return email;
    check.addIssue({ code: 'custom', message: 'must be an e-mail address' });
    return z.NEVER;
  });
