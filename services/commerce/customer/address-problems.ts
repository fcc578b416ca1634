import { blank, invalid, type Problem } from '../core/problem.ts';
import type { Rows } from '../resources/rows.ts';

/** Countries whose addresses go without a postal code. */
const withoutZipCode = new Set(['AE', 'AO', 'BO', 'CO', 'GH', 'HK', 'JM', 'KE', 'PA', 'QA', 'ZW']);

/** What is wrong with an address, beyond the attributes every address needs. */
export const addressProblems = (address: Partial<Rows['addresses']>): Problem[] => {
  const needed: (keyof Rows['addresses'])[] = address.business
    ? ['company']
    : ['first_name', 'last_name'];
  if (!withoutZipCode.has(address.country_code ?? '')) needed.push('zip_code');
  const problems = needed.filter((name) => !address[name]).map((name) => blank(name));
  const country = address.country_code;
  if (country && !/^[A-Z]{2}$/.test(country))
    problems.push(invalid('country_code', 'is invalid', 'invalid', { value: country }));
  return problems;
};
