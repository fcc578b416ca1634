import { integer } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { shape } from '../core/shape.ts';
import { promotionAttributes, promotionBehaviour, listedRelationships } from './promotion-parts.ts';

export const percentageDiscountPromotionShape = shape(
  'percentage_discount_promotions',
  { ...promotionAttributes, percentage: integer('required', 'write') },
  listedRelationships,
);

export const percentageDiscountPromotions = defineResource(
  percentageDiscountPromotionShape,
  promotionBehaviour(percentageDiscountPromotionShape),
);
