/** What a shopper types into the address form. */
export interface TypedAddress {
  country_code: string;
  first_name: string;
  last_name: string;
  line_1: string;
  zip_code: string;
  city: string;
  /** Only where the form asks for one. */
  state_code?: string;
  phone: string;
}

const ITALY: TypedAddress = {
  country_code: 'IT',
  first_name: 'Niccolò',
  last_name: "D'Amico",
  line_1: 'Via delle Fonti 12',
  zip_code: '40121',
  city: 'Bologna',
  state_code: 'BO',
  phone: '+39 051 0000012',
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
