import { json, longText } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { derivedOne } from '../core/relationship.ts';
import { deriveWallet } from '../payment/derive-wallet.ts';
import { shape } from '../core/shape.ts';
import { sourceAttributes, sourceBehaviour, sourceRelationships } from './payment-source-parts.ts';

export const externalPaymentShape = shape(
  'external_payments',
  {
    payment_source_token: longText('required', 'create', 'filter'),
    options: json('write'),
    ...sourceAttributes,
  },
  { ...sourceRelationships, wallet: derivedOne('customer_payment_sources') },
);

export const externalPayments = defineResource(externalPaymentShape, {
  ...sourceBehaviour('external_payments'),
  derive: { wallet: deriveWallet },
});
