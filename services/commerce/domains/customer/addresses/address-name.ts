import type { Rows } from '../../rows.ts';

type Address = Rows['addresses'];

const joined = (separator: string, ...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(separator);

/** The company, or first and last name. */
export const fullName = ({ business, company, first_name, last_name }: Address): string =>
  business && company ? company : joined(' ', first_name, last_name);

/** The address on one line, without the name. */
export const fullAddress = (address: Address): string => {
  const { line_1, line_2, zip_code, city, state_code, country_code, phone } = address;
  const place = joined(' ', zip_code, city, state_code, `(${country_code})`, phone);
  return joined(', ', joined(' ', line_1, line_2), place);
};

/** Name and address on one line. */
export const addressName = (address: Address): string =>
  joined(', ', fullName(address), fullAddress(address));
