import { money } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { shape } from '../core/shape.ts';
import { promotionAttributes, promotionBehaviour, listedRelationships } from './promotion-parts.ts';

export const fixedAmountPromotionShape = shape(
  'fixed_amount_promotions',
  { ...promotionAttributes, fixed_amount: money('required', 'write') },
  listedRelationships,
);

export const fixedAmountPromotions = defineResource(
  fixedAmountPromotionShape,
  promotionBehaviour(fixedAmountPromotionShape),
);
