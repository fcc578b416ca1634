import { domainToASCII } from 'node:url';
import { z } from 'zod';

/** Longest address the platform takes. */
const LONGEST = 254;

/** Before the `@`: RFC 5322's atoms, no quoted forms, nothing that could begin another line of a mail. */
const LOCAL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d][a-z\d-]{0,61}[a-z\d]$/;

/** The address as the platform keeps it: trimmed, in lower case, its domain in the script it was typed in; null for none. */
const normalized = (given: string): string | null => {
  const email = given.trim().toLowerCase();
  const [local = '', domain = '', ...more] = email.split('@');
  // What reads domains reads more than domains: the first `/` would end one.
  if (more.length > 0 || !LOCAL.test(local) || /[\s/?#:\\[\]%]/.test(domain)) return null;
  return DOMAIN.test(domainToASCII(domain)) && email.length <= LONGEST ? email : null;
};

/** An e-mail address, its domain in any script. */
export const emailSchema = z
  .string()
  .max(320)
  .meta({ format: 'email', examples: ['ada@shop.example'] })
  .transform((given, check) => {
    const email = normalized(given);
    if (email !== null) return email;
    check.addIssue({ code: 'custom', message: 'must be an e-mail address' });
    return z.NEVER;
  });
