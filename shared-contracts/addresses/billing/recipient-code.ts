import { plainCode } from '../../codes/index.ts';

/** Sent when the recipient is reached by certified e-mail, or nothing is known. */
export const UNKNOWN_SDI = '0000000';
/** Recipients outside Italy. */
export const FOREIGN_SDI = 'XXXXXXX';
/** All recipients in San Marino. */
const SAN_MARINO_SDI = '2R4GTO8';

const LONGEST_PEC = 256;
/** One `@` between printable characters, a domain of two labels or more. */
const MAILBOX = /^[!-?A-~]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]{2,63}$/i;

/** Allowed before a code, which may itself begin with `SDI`. */
const NAME = /^(?:CODICEDESTINATARIO|CODICESDI|SDI)(?=.{6,7}$)/;

export const normalizeSdi = (text: string): string => plainCode(text, NAME);

/** Whether the text is a recipient code of the exchange system: 7 characters, 6 for public bodies. */
export const isSdi = (text: string): boolean => {
  const code = normalizeSdi(text);
  return /^[A-Z\d]{6,7}$/.test(code) && code !== FOREIGN_SDI;
};

/** Whether the text can be a certified e-mail address: a mailbox of at most 256 characters. */
export const isPec = (text: string): boolean => {
  const mailbox = text.trim();
  return mailbox.length <= LONGEST_PEC && MAILBOX.test(mailbox);
};

/** The fixed code for recipients in a country without such codes; null for Italy, whose recipients have their own. */
export const sdiOfCountry = (country: string): string | null =>
  country === 'IT' ? null : country === 'SM' ? SAN_MARINO_SDI : FOREIGN_SDI;
