import { money } from '../../core/attribute.ts';
import { shape } from '../../core/shape.ts';
import { listedRelationships, promotionAttributes } from './promotion-parts.ts';

export const fixedAmountPromotionShape = shape(
  'fixed_amount_promotions',
  { ...promotionAttributes, fixed_amount: money('required', 'write') },
  listedRelationships,
);
