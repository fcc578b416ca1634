import type { AddressInput } from '@shop/contracts/commerce';
import type { CountryCode } from '@shop/contracts/market';

const NAME = { first_name: 'Giulia', last_name: 'Morandini' };

type Lines = Omit<AddressInput, 'country_code'>;

/** Where samples are sent to, by country. */
const LINES: Readonly<Record<CountryCode, Lines>> = {
  IT: {
    line_1: 'Via Saragozza 71',
    zip_code: '40123',
    city: 'Bologna',
    state_code: 'BO',
    phone: '+39 051 0000071',
  },
  NL: { line_1: 'Oudegracht 112', zip_code: '3511 AW', city: 'Utrecht', phone: '+31 30 200 0112' },
  FR: {
    line_1: '8 rue de la Poulaillerie',
    zip_code: '69002',
    city: 'Lyon',
    phone: '+33 4 65 71 00 08',
  },
  ES: {
    line_1: 'Calle de las Huertas 24',
    zip_code: '28014',
    city: 'Madrid',
    state_code: 'M',
    phone: '+34 910 00 00 24',
  },
  DE: { line_1: 'Lindenallee 5', zip_code: '50968', city: 'Köln', phone: '+49 221 000005' },
  BE: { line_1: 'Rue du Page 31', zip_code: '1050', city: 'Ixelles', phone: '+32 2 000 00 31' },
  AT: { line_1: 'Lerchenfelder Straße 9', zip_code: '1070', city: 'Wien', phone: '+43 1 0000009' },
  GB: {
    line_1: '17 Broughton Street',
    zip_code: 'EH1 3RH',
    city: 'Edinburgh',
    phone: '+44 131 496 0017',
  },
  CH: { line_1: 'Bahnhofstrasse 7', zip_code: '8001', city: 'Zürich', phone: '+41 44 668 18 00' },
  US: {
    line_1: '14 Orchard Street',
    zip_code: '10002',
    city: 'New York',
    state_code: 'NY',
    phone: '+1 212 555 0147',
  },
};

/** Where a sample of a market is sent to: the market's country, or the United States for the rest of the world. */
export const sampleAddress = (country: CountryCode): AddressInput => {
  const found = LINES[country] ? country : 'US';
  return {
    ...NAME,
    ...(LINES[found] as Lines),
    country_code: found,
    metadata: { isShipping: true, isBilling: false },
  };
};

/** The same place with what an invoice to a private person needs. */
export const billingAddress = (country: CountryCode): AddressInput => ({
  ...sampleAddress(country),
  billing_info: 'MRNGLI85M41A944X',
  metadata: {
    isShipping: false,
    isBilling: true,
    person_type: 'individual',
    fiscal_code: 'MRNGLI85M41A944X',
  },
});
