import type { Validator } from './types.ts';
import { valueText } from './value-text.ts';

/** V1: something other than spaces, a ticked box, a number. */
export const required: Validator = (value) =>
  value === true || typeof value === 'number' || valueText(value) !== ''
    ? undefined
    : 'form.required';
