import { flag, list, longText, text, trigger } from '../../../../engine/definition/attribute.ts';
import { shape } from '../../../../engine/definition/shape.ts';
import { intentAttributes, sourceAttributes, sourceRelationships } from './payment-source-parts.ts';

export const klarnaPaymentShape = shape(
  'klarna_payments',
  {
    session_id: text(),
    client_token: longText(),
    payment_methods: list().or([]),
    auth_token: longText('update'),
    mismatched_amounts: flag('computed'),
    _update: trigger('update'),
    ...sourceAttributes,
    ...intentAttributes,
  },
  { ...sourceRelationships },
);
