import { flag, money, text } from '../../core/attribute.ts';
import { shape } from '../../core/shape.ts';
import { audited } from '../common.ts';

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
