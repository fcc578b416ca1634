import { money } from '../../../engine/definition/attribute.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { listedRelationships, promotionAttributes } from './promotion-parts.ts';

export const fixedAmountPromotionShape = shape(
  'fixed_amount_promotions',
  { ...promotionAttributes, fixed_amount: money('required', 'write') },
  listedRelationships,
);
