import type { Resource } from '../core/define-resource.ts';
import { organizationResources } from './organization.ts';
import { catalogResources } from './catalogue.ts';
import { inventoryResources } from './inventory.ts';
import { shippingResources } from './shipping.ts';
import { orderResources } from './order.ts';
import { paymentResources } from './payment.ts';
import { paymentGatewayResources } from './payment-gateways.ts';
import { paymentSourceResources } from './payment-sources.ts';
import { transactionResources } from './transactions.ts';
import { customerResources } from './customer.ts';
import { promotionResources } from './promotion.ts';
import { taxResources } from './tax.ts';
import { eventResources } from './events.ts';

/** Every resource of the platform. Webhooks get the list itself: its resources emit the topics they subscribe to. */
export const resources: readonly Resource[] = [
  ...organizationResources,
  ...catalogResources,
  ...inventoryResources,
  ...shippingResources,
  ...orderResources,
  ...paymentResources,
  ...paymentGatewayResources,
  ...paymentSourceResources,
  ...transactionResources,
  ...customerResources,
  ...promotionResources,
  ...taxResources,
  ...eventResources(() => resources),
];
