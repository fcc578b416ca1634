import { countryCodes } from './country-codes.ts';
import { languageCodes } from './language-codes.ts';

/** What a text of an attribute may be. */
export interface TextForm {
  /** Characters. */
  readonly longest: number;
  readonly fits?: (text: string) => boolean;
}

/** An address a browser or a webhook can be sent to: no script, no file, no one's password. */
export const isWebUrl = (text: string): boolean => {
  const parsed = URL.parse(text);
  return (
    parsed !== null &&
    ['http:', 'https:'].includes(parsed.protocol) &&
    parsed.username === '' &&
    parsed.password === ''
  );
};

const isUrlPattern = (text: string): boolean => /^https?:\/\/[^\s@]+$/i.test(text);

const isLanguage = (text: string): boolean => {
  const [language = '', country, more] = text.split('-');
  return (
    languageCodes.has(language) &&
    (country === undefined || countryCodes.has(country)) &&
    more === undefined
  );
};

/**
 * The forms of texts. The hosted platform's schema tells the bound of regular expressions alone
 * (`api_max_regex_length`); a string of 255 characters is what such platforms' databases hold by default.
 */
export const textForms = {
  short: { longest: 255 },
  /** Descriptions and notes. */
  long: { longest: 10_000 },
  /** A regular expression. */
  pattern: { longest: 5_000 },
  /** An address of a picture or a file, which may be relative or hold the picture's parameters. */
  url: { longest: 2_048 },
  webUrl: { longest: 2_048, fits: isWebUrl },
  /** The same with a host that someone else fills in: `https://<host>/cart/:order_id`. */
  linkUrl: { longest: 2_048, fits: (text) => isWebUrl(text) || isUrlPattern(text) },
  /** ISO 639-1, two small letters, with or without a country: `it`, `it-IT`. */
  language: { longest: 5, fits: isLanguage },
  /** ISO 3166-1 alpha-2, two capitals. */
  country: { longest: 2, fits: (text) => countryCodes.has(text) },
} as const satisfies Readonly<Record<string, TextForm>>;
