import type { AddressFieldName } from '../address-values.ts';

const WIDE: readonly AddressFieldName[] = ['country_code', 'company', 'line_1', 'line_2'];

/**
 * Fields that have a row of two columns to themselves: lines of an address, and a field that would share its row with
 * none because a line follows.
 *
 * @param place the country's fields in their order
 */
export const wideFields = (place: readonly AddressFieldName[]): ReadonlySet<AddressFieldName> => {
  const wide = new Set(WIDE);
  let column = 0;
  place.forEach((name, index) => {
    const next = place[index + 1];
    const isLast = column === 0 && next !== undefined && WIDE.includes(next);
    if (isLast) wide.add(name);
    column = wide.has(name) ? 0 : 1 - column;
  });
  return wide;
};
