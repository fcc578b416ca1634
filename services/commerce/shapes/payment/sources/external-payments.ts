import { json, longText } from '../../../core/attribute.ts';
import { derivedOne } from '../../../core/relationship.ts';
import { shape } from '../../../core/shape.ts';
import { sourceAttributes, sourceRelationships } from './payment-source-parts.ts';

export const externalPaymentShape = shape(
  'external_payments',
  {
    payment_source_token: longText('required', 'create', 'filter'),
    options: json('write'),
    ...sourceAttributes,
  },
  { ...sourceRelationships, wallet: derivedOne('customer_payment_sources') },
);
