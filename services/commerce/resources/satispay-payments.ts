import { json, text, trigger, urlText } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { shape } from '../core/shape.ts';
import { sourceAttributes, sourceBehaviour, sourceRelationships } from './payment-source-parts.ts';

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

export const satispayPayments = defineResource(satispayPaymentShape, {
  ...sourceBehaviour('satispay_payments'),
});
