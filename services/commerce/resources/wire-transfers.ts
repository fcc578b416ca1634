import { createPaymentSource } from '../payment/create-payment-source.ts';
import { removePaymentSource } from '../payment/remove-payment-source.ts';
import { updatePaymentSource } from '../payment/update-payment-source.ts';
import { audited } from './common.ts';
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
    order: one('orders', 'required', 'write'),
    ...audited,
  },
);

export const wireTransfers = defineResource(wireTransferShape, {
  guest: ['retrieve', 'create', 'update', 'delete'],
  scope: ofShoppersOrder,
  compute: {
    payment_instrument: (rows) => rows.map(() => ({ issuer_type: 'wire transfer' })),
  },
  create: createPaymentSource('wire_transfers'),
  update: updatePaymentSource('wire_transfers'),
  remove: removePaymentSource('wire_transfers'),
});
