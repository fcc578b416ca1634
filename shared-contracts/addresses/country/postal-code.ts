import { plainCode } from '../../codes/index.ts';
import { formatOf } from './country-formats.ts';

/**
 * The code alone: capitals, no spaces, hyphens, invisible characters or postal mark, full-width digits made plain. Japanese keyboards
 * write the hyphen as a minus sign or as the mark of a long vowel.
 */
const compact = (text: string): string => plainCode(text, /^〒/).replaceAll('ー', '');

/** The code without the letters that senders abroad put before it: `I-20122`, `IT 20122`. */
const withoutPrefix = (text: string, prefixes: readonly (string | undefined)[]): string => {
  const prefix = prefixes.find(
    (it) => it && text.startsWith(it) && /^\d/.test(text.slice(it.length)),
  );
  return prefix ? text.slice(prefix.length) : text;
};

const written = (text: string, country: string): string | null => {
  const format = formatOf(country).postalCode;
  if (!format) return null;
  const { pattern, prefix } = format;
  const compacted = compact(text);
  const plain = pattern.test(compacted) ? compacted : withoutPrefix(compacted, [country, prefix]);
  if (!pattern.test(plain)) return null;
  return format.written ? plain.replace(pattern, format.written).replace(/-$/, '') : plain;
};

/**
 * A postal code as the post office of the country writes it (`sw1a1aa` → `SW1A 1AA`, `I-20122` → `20122`); without
 * outer spaces, else as typed, when it is none.
 */
export const normalizePostalCode = (country: string, text: string): string =>
  written(text, country) ?? text.trim();

/** Whether the text is a postal code of the country, however it is spaced. */
export const isPostalCode = (country: string, text: string): boolean =>
  written(text, country) !== null;
