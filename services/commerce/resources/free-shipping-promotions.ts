import { defineResource } from '../core/define-resource.ts';
import { shape } from '../core/shape.ts';
import {
  promotionAttributes,
  promotionBehaviour,
  promotionRelationships,
} from './promotion-parts.ts';

export const freeShippingPromotionShape = shape(
  'free_shipping_promotions',
  { ...promotionAttributes },
  promotionRelationships,
);

export const freeShippingPromotions = defineResource(
  freeShippingPromotionShape,
  promotionBehaviour(freeShippingPromotionShape),
);
