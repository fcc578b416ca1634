/** RFC 5321, 4.5.3.1: longest address less the angle brackets, and longest part before the `@`, in bytes. */
const LONGEST = 254;
const LONGEST_LOCAL = 64;

const ATOM = "[\\p{L}\\p{N}\\p{M}!#$%&'*+/=?^_`{|}~-]+";
/** Before the `@`: atoms of RFC 5322 with letters of all scripts (RFC 6531), single dots between them, nothing quoted. */
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, 'u');
/** What reads addresses of pages reads more than domains: none of this may reach it. */
const NO_DOMAIN = /[\s/?#:\\[\]%<>|^"@]/u;
const DOMAIN =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/u;

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** ASCII form of a domain in any script; null for none. */
const plainDomain = (domain: string): string | null => {
  if (NO_DOMAIN.test(domain)) return null;
  try {
    const ascii = new URL(`https://${domain}`).hostname;
    return DOMAIN.test(ascii) ? ascii : null;
  } catch {
    return null;
  }
};

/**
 * The normalized form of an e-mail address, for storing and comparing: trimmed, in lower case, composed (NFC), its
 * domain in ASCII, so that `Ada@Bücher.example` and `ada@xn--bcher-kva.example` are equal. Null for an invalid format;
 * does not check whether the mailbox exists.
 */
export const plainEmail = (typed: string): string | null => {
  const parts = typed.trim().normalize('NFC').toLowerCase().split('@');
  const [local = '', typedDomain = ''] = parts;
  if (parts.length !== 2 || !LOCAL.test(local) || bytes(local) > LONGEST_LOCAL) return null;
  const domain = plainDomain(typedDomain);
  const email = `${local}@${domain}`;
  return domain !== null && bytes(email) <= LONGEST ? email : null;
};
