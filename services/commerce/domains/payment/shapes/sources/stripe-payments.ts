import {
  flag,
  json,
  longText,
  text,
  trigger,
  urlText,
} from '../../../../engine/definition/attribute.ts';
import { shape } from '../../../../engine/definition/shape.ts';
import { intentAttributes, sourceAttributes, sourceRelationships } from './payment-source-parts.ts';

export const stripePaymentShape = shape(
  'stripe_payments',
  {
    stripe_id: text('create'),
    client_secret: longText('create'),
    connected_account: text(),
    charge_id: text(),
    publishable_key: longText(),
    on_behalf_of: text(),
    transfer_group: text(),
    options: json('write'),
    payment_method: json(),
    mismatched_amounts: flag('computed'),
    return_url: urlText('write'),
    receipt_email: text('create'),
    _update: trigger('update'),
    _refresh: trigger('update'),
    ...sourceAttributes,
    ...intentAttributes,
  },
  { ...sourceRelationships },
);
