import { json, text, trigger, urlText } from '../../../../engine/definition/attribute.ts';
import { shape } from '../../../../engine/definition/shape.ts';
import { sourceAttributes, sourceRelationships } from './payment-source-parts.ts';

export const satispayPaymentShape = shape(
  'satispay_payments',
  {
    payment_id: text('filter'),
    flow: text('create', 'filter').or('MATCH_CODE'),
    status: text('filter'),
    redirect_url: urlText('write'),
    payment_url: urlText(),
    payment_response: json(),
    _refresh: trigger('update'),
    ...sourceAttributes,
  },
  { ...sourceRelationships },
);
