import { integer } from '../../../engine/definition/attribute.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { listedRelationships, promotionAttributes } from './promotion-parts.ts';

export const percentageDiscountPromotionShape = shape(
  'percentage_discount_promotions',
  { ...promotionAttributes, percentage: integer('required', 'write') },
  listedRelationships,
);
