import { createWireTransfer } from '../order/create-wire-transfer.ts';
import { removePaymentSource } from '../order/remove-payment-source.ts';
import { ofShoppersOrder } from './scopes.ts';
import { json } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { one } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const wireTransferShape = shape(
  'wire_transfers',
  {
    payment_instrument: json('computed'),
  },
  {
    order: one('orders', 'required', 'create'),
  },
);

export const wireTransfers = defineResource(wireTransferShape, {
  guest: ['retrieve', 'create', 'update', 'delete'],
  scope: ofShoppersOrder,
  compute: {
    payment_instrument: (rows) => rows.map(() => ({ issuer_type: 'wire transfer' })),
  },
  create: createWireTransfer,
  remove: removePaymentSource('wire_transfers'),
});
