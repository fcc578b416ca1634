import { domainToUnicode } from 'node:url';

/**
 * An e-mail address in plain form as customers may have it: with its domain in ASCII, as it is stored now, and in letters, as
 * it was stored before. In the form of the platform's filters, which take several with commas.
 */
export const spellingsOf = (email: string): string => {
  const [local = '', domain = ''] = email.split('@');
  return [...new Set([email, `${local}@${domainToUnicode(domain)}`])].join(',');
};
