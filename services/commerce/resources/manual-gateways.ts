import { datetime, flag, text, trigger } from '../core/attribute.ts';
import { defineResource } from '../core/define-resource.ts';
import { many } from '../core/relationship.ts';
import { shape } from '../core/shape.ts';

export const manualGatewayShape = shape(
  'manual_gateways',
  {
    name: text('required', 'write', 'query'),
    force_payments: flag('write').or(false),
    _disable: trigger('write'),
    _enable: trigger('write'),
    disabled_at: datetime('query'),
  },
  {
    payment_methods: many('payment_methods', 'payment_gateway'),
  },
);

export const manualGateways = defineResource(manualGatewayShape, {});
