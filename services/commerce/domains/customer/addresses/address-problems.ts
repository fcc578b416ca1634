import { blank, invalid, type Problem } from '../../../engine/definition/problem.ts';
import type { Rows } from '../../rows.ts';

/** Countries and territories that have no postal codes or hardly use them. */
const withoutZipCode = new Set(
  `AE AG AN AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CO DJ DM ER FJ GA GD GH GM GQ GY HK JM KE
   KI KM KN KP LC ML MO MR MS MW NR NU PA QA RW SB SC SL SR ST SY TD TF TG TK TL TO TT TV UG VU YE
   ZW`.split(/\s+/),
);

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether this is a country's code in ISO 3166-1 alpha-2. */
const isCountryCode = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined;

/** Validates an address beyond the attributes every address needs. */
export const addressProblems = (address: Partial<Rows['addresses']>): Problem[] => {
  const needed: (keyof Rows['addresses'])[] = address.business
    ? ['company']
    : ['first_name', 'last_name'];
  if (!withoutZipCode.has(address.country_code ?? '')) needed.push('zip_code');
  const problems = needed
    .filter((name) => String(address[name] ?? '').trim() === '')
    .map((name) => blank(name));
  const country = address.country_code;
  if (country && !isCountryCode(country))
    problems.push(invalid('country_code', 'is invalid', 'invalid', { value: country }));
  return problems;
};
