import { domainToUnicode } from 'node:url';

/**
 * Stored spellings of a canonical e-mail address: with an ASCII domain, as stored today, and with a Unicode domain,
 * as stored earlier. Comma-separated, as the platform's filters expect.
 */
export const spellingsOf = (email: string): string => {
  const [local = '', domain = ''] = email.split('@');
  return [...new Set([email, `${local}@${domainToUnicode(domain)}`])].join(',');
};
