import { defineResource, type Resource } from '../../engine/definition/define-resource.ts';
import { deriveEvents } from '../events/derive-events.ts';
import { ofCustomersOrder, ofCustomersReturn } from '../sales-channel.ts';
import {
  createReturnLineItem,
  removeReturnLineItem,
  updateReturnLineItem,
} from './return-line-items.ts';
import { returnLineItemShape } from './shapes/return-line-items.ts';
import { returnShape } from './shapes/returns.ts';
import { createReturn, removeReturn, updateReturn } from './write-return.ts';

/** Resources of returns and their lines. */
export const returnResources: readonly Resource[] = [
  defineResource(returnShape, {
    emits: ['request', 'approve', 'cancel', 'ship', 'reject', 'receive', 'restock', 'refund'],
    customer: ['list', 'retrieve', 'create', 'update'],
    scope: ofCustomersOrder,
    compute: {
      customer_email: (rows, { store }) => {
        const orders = store.getAll(
          'orders',
          rows.map(({ order_id }) => order_id),
        );
        const emails = new Map(orders.map(({ id, customer_email }) => [id, customer_email]));
        return rows.map(({ order_id }) => emails.get(order_id) ?? null);
      },
    },
    derive: { events: deriveEvents('returns') },
    create: createReturn,
    update: updateReturn,
    remove: removeReturn,
  }),
  defineResource(returnLineItemShape, {
    customer: ['list', 'retrieve', 'create', 'update'],
    scope: ofCustomersReturn,
    create: createReturnLineItem,
    update: updateReturnLineItem,
    remove: removeReturnLineItem,
  }),
];
