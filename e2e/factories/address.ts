/** The fields of the address form. */
export interface TypedAddress {
  country_code: string;
  first_name: string;
  last_name: string;
  line_1: string;
  zip_code: string;
  city: string;
  /** Only if the form has a state field. */
  state_code?: string;
  phone: string;
  /** A country where couriers check the recipient's age. */
  birth_date?: string;
}

const ITALY: TypedAddress = {
  country_code: 'IT',
  first_name: 'Niccolò',
  last_name: "D'Amico",
  line_1: 'Via delle Fonti 12',
  zip_code: '40121',
  city: 'Bologna',
  state_code: 'BO',
  phone: '+39 051 000 0012',
};

const JAPAN: TypedAddress = {
  country_code: 'JP',
  first_name: 'Haruka',
  last_name: 'Tanabe',
  line_1: 'Nishiki 3-4-5',
  zip_code: '460-0003',
  city: 'Nagoya',
  phone: '+81 52 000 0034',
};

const UNITED_STATES: TypedAddress = {
  country_code: 'US',
  first_name: 'Ida',
  last_name: 'Wells',
  line_1: '14 Orchard Street',
  zip_code: '10002',
  city: 'New York',
  state_code: 'NY',
  phone: '+1 212 555 0147',
};

const SWITZERLAND: TypedAddress = {
  country_code: 'CH',
  first_name: 'Urs',
  last_name: 'Zürcher',
  line_1: 'Bahnhofstrasse 7',
  zip_code: '8001',
  city: 'Zürich',
  phone: '+41 44 668 18 00',
};

const GERMANY: TypedAddress = {
  country_code: 'DE',
  first_name: 'Jörg',
  last_name: 'Großmann',
  line_1: 'Weißstraße 1',
  zip_code: '80331',
  city: 'München',
  phone: '+49 89 1234567',
};

/** An address in Italy. */
export const anItalianAddress = (changes: Partial<TypedAddress> = {}): TypedAddress => ({
  ...ITALY,
  ...changes,
});

/** An address in Japan, which has no state field. */
export const aJapaneseAddress = (changes: Partial<TypedAddress> = {}): TypedAddress => ({
  ...JAPAN,
  ...changes,
});

/** An address in the United States, with its state. */
export const anAmericanAddress = (changes: Partial<TypedAddress> = {}): TypedAddress => ({
  ...UNITED_STATES,
  ...changes,
});

/** An address in Switzerland. */
export const aSwissAddress = (changes: Partial<TypedAddress> = {}): TypedAddress => ({
  ...SWITZERLAND,
  ...changes,
});

const BY_COUNTRY: Readonly<Record<string, TypedAddress>> = {
  IT: ITALY,
  JP: JAPAN,
  US: UNITED_STATES,
  CH: SWITZERLAND,
  DE: GERMANY,
};

/** An address in a country. @throws Error for a country without one here */
export const addressIn = (country: string): TypedAddress => {
  const found = BY_COUNTRY[country];
  if (!found) throw new Error(`There is no address in ${country}`);
  return found;
};
