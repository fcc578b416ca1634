/** How VAT numbers of a country are made: without the prefix, and an example with it. */
export interface VatForm {
  prefix: string;
  pattern: RegExp;
  example: string;
  /** The one spelling of a number that may be written in more than one way; takes and gives it without its prefix. */
  plain: (number: string) => string;
}

const form = (
  prefix: string,
  pattern: RegExp,
  example: string,
  plain: VatForm['plain'] = (number) => number,
): VatForm => ({ prefix, pattern, example: `${prefix}${example}`, plain });

const NORTHERN_IRELAND = form('XI', /^(?:\d{9}|\d{12})$/, '123456727');

/**
 * VAT numbers of the European Union by country, as of November 2026: the structures that VIES takes
 * (https://ec.europa.eu/taxation_customs/vies/#/faq, question 11). Northern Ireland trades as `XI`.
 */
const EUROPEAN_UNION: Readonly<Record<string, VatForm>> = {
  AT: form('AT', /^U\d{8}$/, 'U12345675'),
  // Until 2007 the numbers had nine digits, and are often still written so.
  BE: form('BE', /^[01]?\d{9}$/, '0123456749', (number) => number.padStart(10, '0')),
  BG: form('BG', /^\d{9,10}$/, '123456789'),
  CY: form('CY', /^\d{8}[A-Z]$/, '12345678X'),
  CZ: form('CZ', /^\d{8,10}$/, '12345678'),
  DE: form('DE', /^\d{9}$/, '123456788'),
  DK: form('DK', /^\d{8}$/, '12345678'),
  EE: form('EE', /^\d{9}$/, '123456789'),
  ES: form('ES', /^[A-Z\d]\d{7}[A-Z\d]$/, 'X1234567L'),
  FI: form('FI', /^\d{8}$/, '12345678'),
  FR: form('FR', /^[A-Z\d]{2}\d{9}$/, '11123456782'),
  GR: form('EL', /^\d{9}$/, '123456789'),
  HR: form('HR', /^\d{11}$/, '12345678901'),
  HU: form('HU', /^\d{8}$/, '12345678'),
  // The second character of a number from before 2013 may be a letter.
  IE: form('IE', /^\d[A-Z\d]\d{5}[A-Z]{1,2}$/, '1234567X'),
  IT: form('IT', /^\d{11}$/, '12345670017'),
  LT: form('LT', /^(?:\d{9}|\d{12})$/, '123456789'),
  LU: form('LU', /^\d{8}$/, '12345678'),
  LV: form('LV', /^\d{11}$/, '12345678901'),
  MT: form('MT', /^\d{8}$/, '12345678'),
  NL: form('NL', /^\d{9}B\d{2}$/, '123456782B01'),
  PL: form('PL', /^\d{10}$/, '1234567890'),
  PT: form('PT', /^\d{9}$/, '123456789'),
  RO: form('RO', /^\d{2,10}$/, '1234567890'),
  SE: form('SE', /^\d{12}$/, '123456789012'),
  SI: form('SI', /^\d{8}$/, '12345678'),
  SK: form('SK', /^\d{10}$/, '1234567890'),
};

/**
 * Neighbours of the Union among the shop's markets, as of November 2026: eCH-0097 (Switzerland), HMRC notice 700,
 * GOV.UK (United Kingdom), Brønnøysund Register Centre (Norway).
 */
const NEIGHBOURS: Readonly<Record<string, readonly VatForm[]>> = {
  // The suffix is the tax's name in the writer's language.
  CH: [form('CHE', /^\d{9}(?:MWST|TVA|IVA|TPV)?$/, '123456788', (number) => number.slice(0, 9))],
  GB: [form('GB', /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, '123456727'), NORTHERN_IRELAND],
  NO: [form('NO', /^\d{9}(?:MVA)?$/, '123456785MVA')],
};

/** Forms a VAT number of the country may have; none where the shop knows none. */
export const vatFormsOf = (country: string): readonly VatForm[] => {
  const european = EUROPEAN_UNION[country];
  return european ? [european] : (NEIGHBOURS[country] ?? []);
};

export const isInEuropeanUnion = (country: string): boolean => country in EUROPEAN_UNION;

/** Every form with a prefix of its own, to recognise numbers of another country. */
export const VAT_FORMS: readonly VatForm[] = [
  ...Object.values(EUROPEAN_UNION),
  ...Object.values(NEIGHBOURS).flat(),
];
