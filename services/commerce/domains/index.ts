import type { Resource } from '../engine/definition/define-resource.ts';
import { organizationResources } from './organization/resources.ts';
import { catalogResources } from './catalog/resources.ts';
import { inventoryResources } from './inventory/resources.ts';
import { shippingResources } from './shipping/resources.ts';
import { orderResources } from './order/resources.ts';
import { returnResources } from './returns/resources.ts';
import { paymentResources } from './payment/resources.ts';
import { paymentGatewayResources } from './payment/gateways/resources.ts';
import { paymentSourceResources } from './payment/sources/resources.ts';
import { transactionResources } from './payment/transactions/resources.ts';
import { customerResources } from './customer/resources.ts';
import { promotionResources } from './promotion/resources.ts';
import { taxResources } from './tax/resources.ts';
import { eventResources } from './events/resources.ts';

/** Every resource of the platform. Webhooks get the list itself: its resources emit the topics they subscribe to. */
export const resources: readonly Resource[] = [
  ...organizationResources,
  ...catalogResources,
  ...inventoryResources,
  ...shippingResources,
  ...orderResources,
  ...returnResources,
  ...paymentResources,
  ...paymentGatewayResources,
  ...paymentSourceResources,
  ...transactionResources,
  ...customerResources,
  ...promotionResources,
  ...taxResources,
  ...eventResources(() => resources),
];
