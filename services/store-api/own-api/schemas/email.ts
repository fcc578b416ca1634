import { plainEmail } from '@shop/contracts/credentials';
import { z } from 'zod';

/** An e-mail address in canonical form, by the rule of the shop's forms (V2). Its domain may be internationalized. */
export const emailSchema = z
  .string()
  .max(320)
  .meta({ format: 'email', examples: ['ada@shop.example'] })
  .transform((input, check) => {
    const email = plainEmail(input);
    if (email !== null) return email;
    check.addIssue({ code: 'custom', message: 'must be an e-mail address' });
    return z.NEVER;
  });
