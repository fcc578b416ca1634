import { longText, text } from '../../core/attribute.ts';
import { one, oneOf } from '../../core/relationship.ts';
import { shape } from '../../core/shape.ts';
import { audited } from '../common.ts';
import { sourceTypes } from './sources/source-types.ts';

export const customerPaymentSourceShape = shape(
  'customer_payment_sources',
  {
    name: text('filter'),
    customer_token: longText('write'),
    payment_source_token: longText('write', 'filter'),
  },
  {
    customer: one('customers', 'required', 'write'),
    payment_method: one('payment_methods', 'write'),
    payment_source: oneOf(sourceTypes, 'write'),
    ...audited,
  },
);
