import { shape } from '../../../engine/definition/shape.ts';
import { promotionAttributes, promotionRelationships } from './promotion-parts.ts';

export const promotionShape = shape('promotions', promotionAttributes, promotionRelationships);
