import { flag, money, text } from '../../../engine/definition/attribute.ts';
import { shape } from '../../../engine/definition/shape.ts';
import { audited } from '../../shared-shapes.ts';

export const adjustmentShape = shape(
  'adjustments',
  {
    name: text('required', 'write', 'query'),
    currency_code: text('required', 'write', 'query'),
    amount: money('required', 'write', 'query'),
    distribute_discount: flag('write').or(true),
  },
  audited,
);
