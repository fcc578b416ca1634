import {
  flag,
  json,
  longText,
  text,
  trigger,
  urlText,
} from '../../../../engine/definition/attribute.ts';
import { shape } from '../../../../engine/definition/shape.ts';
import { sourceAttributes, sourceRelationships } from './payment-source-parts.ts';

export const checkoutComPaymentShape = shape(
  'checkout_com_payments',
  {
    public_key: longText(),
    token: longText('required', 'write'),
    payment_session: json().or({}),
    success_url: urlText('required', 'create'),
    failure_url: urlText('required', 'create'),
    source_id: text(),
    customer_token: text(),
    redirect_uri: urlText(),
    payment_response: json(),
    mismatched_amounts: flag('computed'),
    _authorize: trigger('update'),
    _details: trigger('update'),
    _refresh: trigger('update'),
    ...sourceAttributes,
  },
  { ...sourceRelationships },
);
