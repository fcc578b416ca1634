export { SHIPPING_COST, SHIPPING_COST_OFFSET } from './cost-line.ts';
export {
  methodPrice,
  missingToFree,
  type MethodFacts,
  type ShippingFacts,
} from './method-price.ts';
export { likelyMethod, shippingCost, type OpenMethod, type OpenShipment } from './shipping-cost.ts';
