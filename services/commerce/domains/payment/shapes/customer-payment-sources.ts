import { longText, text } from '../../../engine/definition/attribute.ts';
import { one, oneOf } from '../../../engine/definition/relationship.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';
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
