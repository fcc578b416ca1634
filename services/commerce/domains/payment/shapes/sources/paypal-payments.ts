import { flag, text, urlText } from '../../../../engine/definition/attribute.ts';
import { shape } from '../../../../engine/definition/shape.ts';
import { intentAttributes, sourceAttributes, sourceRelationships } from './payment-source-parts.ts';

export const paypalPaymentShape = shape(
  'paypal_payments',
  {
    return_url: urlText('required', 'create'),
    cancel_url: urlText('required', 'create'),
    note_to_payer: text('create'),
    paypal_payer_id: text('update'),
    name: text(),
    paypal_id: text(),
    status: text(),
    approval_url: urlText(),
    mismatched_amounts: flag('computed'),
    ...sourceAttributes,
    ...intentAttributes,
  },
  { ...sourceRelationships },
);
