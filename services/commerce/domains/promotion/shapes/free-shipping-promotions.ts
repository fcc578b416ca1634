import { shape } from '../../../engine/definition/shape.ts';
import { promotionAttributes, promotionRelationships } from './promotion-parts.ts';

export const freeShippingPromotionShape = shape(
  'free_shipping_promotions',
  { ...promotionAttributes },
  promotionRelationships,
);
