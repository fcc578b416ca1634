import type { Input } from '../../../engine/definition/define-resource.ts';
import type { Rows } from '../../rows.ts';

/** The price an integration fixes on a line (`_external_price`); empty for every other client. */
export const externalPrice = ({ attributes }: Input): Partial<Rows['line_items']> => {
  if (attributes['_external_price'] !== true) return {};
  const { unit_amount_cents: unit, compare_at_amount_cents: compareAt } = attributes;
  return {
    _external_price: true,
    ...(typeof unit === 'number' && { unit_amount_cents: unit }),
    ...(typeof compareAt === 'number' && { compare_at_amount_cents: compareAt }),
  };
};
