import { condition } from '../../engine/store/condition.ts';
import { defineResource, type Resource } from '../../engine/definition/define-resource.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { deriveOrderStockLines, deriveOrderTransfers } from '../inventory/derive-of-stock.ts';
import {
  deriveAvailablePaymentMethods,
  deriveDefaultShippingMethod,
  deriveDefaultPaymentMethod,
} from './methods-of-order.ts';
import { checkoutUrls, customerTypes } from './computed-values.ts';
import { countErrors } from './lifecycle/order-errors.ts';
import {
  createLineItemOption,
  deriveLineItemOptions,
  removeLineItemOption,
  updateLineItemOption,
} from './line-items/line-item-options.ts';
import { createLineItem } from './line-items/create-line-item.ts';
import { createOrder, removeOrder, updateOrder } from './write-order.ts';
import { hasExpired } from './has-expired.ts';
import { isEditable } from './is-editable.ts';
import { itemsOfType } from './line-items/find-item.ts';
import { removeLineItem, updateLineItem } from './line-items/change-line-item.ts';
import { requiresBillingInfo } from './requires-billing-info.ts';
import { deriveAvailableCustomerPaymentSources } from '../payment/wallet/stored-sources.ts';
import { ofCustomer, ofShopper, ofShoppersOrder } from '../sales-channel.ts';
import { adjustmentShape } from './shapes/adjustments.ts';
import { billingInfoValidationRuleShape } from './shapes/billing-info-validation-rules.ts';
import { lineItemOptionShape } from './shapes/line-item-options.ts';
import { lineItemShape } from './shapes/line-items.ts';
import { orderValidationRuleShape } from './shapes/order-validation-rules.ts';
import { orderShape } from './shapes/orders.ts';
import { resourceErrorShape } from './shapes/resource-errors.ts';

/** Resources of orders, line items and order validation rules. */
export const orderResources: readonly Resource[] = [
  defineResource(orderShape, {
    emits: [
      'draft',
      'pending',
      'placing',
      'place',
      'approve',
      'cancel',
      'authorize',
      'void',
      'pay',
      'refund',
      'start_fulfilling',
      'fulfill',
      'start_editing',
      'stop_editing',
      'rebuild_shipments',
    ],
    guest: ['retrieve', 'create', 'update'],
    customer: ['list'],
    scope: ofShopper,
    listScope: ofCustomer,
    indexes: [['customer_id', 'guest']],
    compute: {
      editable: (rows) => {
        const now = new Date().toISOString();
        return rows.map((row) => isEditable(row) && !hasExpired(row, now));
      },
      customer_type: customerTypes,
      checkout_url: checkoutUrls,
      errors_count: countErrors,
      requires_billing_info: (rows, context) =>
        rows.map((row) => requiresBillingInfo(context, row)),
      gift_card_or_coupon_code: (rows) =>
        rows.map(({ gift_card_code, coupon_code }) => gift_card_code ?? coupon_code),
    },
    derive: {
      available_payment_methods: deriveAvailablePaymentMethods,
      default_payment_method: deriveDefaultPaymentMethod,
      available_customer_payment_sources: deriveAvailableCustomerPaymentSources,
      line_item_options: deriveLineItemOptions,
      default_shipping_method: deriveDefaultShippingMethod,
      events: deriveEvents('orders'),
      stock_line_items: deriveOrderStockLines,
      stock_transfers: deriveOrderTransfers,
    },
    create: createOrder,
    update: updateOrder,
    remove: removeOrder,
  }),
  defineResource(lineItemShape, {
    guest: ['retrieve', 'create', 'update', 'delete'],
    scope: ofShoppersOrder,
    derive: {
      sku: itemsOfType('skus'),
      bundle: itemsOfType('bundles'),
      adjustment: itemsOfType('adjustments'),
      events: deriveEvents('line_items'),
      gift_card: itemsOfType('gift_cards'),
      shipment: itemsOfType('shipments'),
      payment_method: itemsOfType('payment_methods'),
    },
    create: createLineItem,
    update: updateLineItem,
    remove: removeLineItem,
  }),
  defineResource(lineItemOptionShape, {
    guest: ['retrieve', 'create', 'update', 'delete'],
    scope: (viewer, alias) => {
      const lines = ofShoppersOrder(viewer, 'l');
      return condition(
        `EXISTS (SELECT 1 FROM line_items l WHERE l.id = ${alias}.line_item_id AND ${lines.sql})`,
        ...lines.params,
      );
    },
    compute: {
      delay_days: (rows) => rows.map(({ delay_hours }) => Math.floor((delay_hours ?? 0) / 24)),
    },
    derive: { events: deriveEvents('line_item_options') },
    create: createLineItemOption,
    update: updateLineItemOption,
    remove: removeLineItemOption,
  }),
  defineResource(adjustmentShape),
  defineResource(resourceErrorShape, {
    actions: ['list', 'retrieve'],
  }),
  /** Order validation rules of all types. */
  defineResource(orderValidationRuleShape, {
    actions: ['list', 'retrieve'],
    sumOf: ['billing_info_validation_rules'],
  }),
  /** Makes billing info mandatory for orders of its market. */
  defineResource(billingInfoValidationRuleShape),
];
