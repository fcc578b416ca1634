export {
  likelyMethod,
  type OpenMethod,
  type OpenShipment,
  SHIPPING_COST,
  SHIPPING_COST_OFFSET,
  shippingCost,
} from './shipping-cost.ts';
export {
  methodPrice,
  missingToFree,
  type MethodFacts,
  type ShippingFacts,
} from './method-price.ts';
