import {
  datetime,
  flag,
  integer,
  json,
  longText,
  trigger,
} from '../../../../engine/definition/attribute.ts';
import { shape } from '../../../../engine/definition/shape.ts';
import { sourceAttributes, sourceRelationships } from './payment-source-parts.ts';

export const adyenPaymentShape = shape(
  'adyen_payments',
  {
    public_key: longText(),
    payment_methods: json().or({}),
    payment_request_data: json('update'),
    payment_request_details: json('update'),
    payment_response: json(),
    mismatched_amounts: flag('computed'),
    balance: integer(),
    expires_at: datetime(),
    closed_at: datetime(),
    _authorize: trigger('update'),
    _details: trigger('update'),
    _balance: trigger('update'),
    ...sourceAttributes,
  },
  { ...sourceRelationships },
);
