import type { Rows } from '../rows.ts';
import { gramsOf } from './grams-of.ts';

type Limits = Pick<Rows['shipping_methods'], 'min_weight' | 'max_weight' | 'unit_of_weight'>;

/** Whether a method takes a shipment of this weight in grams: from its minimum up to its maximum. */
export const carries = (
  { min_weight, max_weight, unit_of_weight }: Limits,
  weight: number,
): boolean =>
  (min_weight === null || weight >= gramsOf(min_weight, unit_of_weight)) &&
  (max_weight === null || weight <= gramsOf(max_weight, unit_of_weight));
