import { json, longText } from '../../../../engine/definition/attribute.ts';
import { derivedOne } from '../../../../engine/definition/relationship.ts';
import { shape } from '../../../../engine/definition/shape.ts';
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
