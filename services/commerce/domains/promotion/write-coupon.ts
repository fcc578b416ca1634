import { condition } from '../../engine/store/condition.ts';
import type { Input, Operation } from '../../engine/definition/define-resource.ts';
import {
  failure,
  invalid,
  success,
  taken,
  type Problem,
  type Result,
} from '../../engine/definition/problem.ts';
import { columnValues } from '../../engine/write/column-values.ts';
import { couponShape } from './shapes/coupons.ts';
import type { Rows } from '../rows.ts';
import { findRecipient } from './find-recipient.ts';

/** Length of a coupon's code in characters, as the platform documents it. */
const codeLength = { least: 8, most: 40 } as const;

const codeProblems = ({ store }: Operation, code: string, id: string): Problem[] => {
  const { least, most } = codeLength;
  if (code.length < least)
    return [
      invalid('code', `is too short (minimum is ${least} characters)`, 'too_short', {
        value: code,
        count: least,
      }),
    ];
  if (code.length > most)
    return [
      invalid('code', `is too long (maximum is ${most} characters)`, 'too_long', {
        value: code,
        count: most,
      }),
    ];
  const others = store.count('coupons', condition('t.code = ? AND t.id <> ?', code, id));
  return others > 0 ? [taken('code', code)] : [];
};

/** Creates a coupon or changes one; a recipient's e-mail address finds or makes the recipient. */
export const writeCoupon = (
  operation: Operation,
  row: Rows['coupons'] | undefined,
  input: Input,
): Result<string> => {
  const { store } = operation;
  const values: Record<string, unknown> = { ...columnValues(couponShape, input) };
  if (typeof values['code'] === 'string') {
    values['code'] = values['code'].trim();
    const problems = codeProblems(operation, values['code'] as string, row?.id ?? '');
    if (problems.length > 0) return failure(...problems);
  }
  const email = input.attributes['recipient_email'];
  if (typeof email === 'string' && email.trim() !== '') {
    const recipient = findRecipient(operation, 'coupon_recipients', email);
    if (!recipient.ok) return recipient;
    values['coupon_recipient_id'] = recipient.value.id;
    values['recipient_email'] = recipient.value.email;
  } else if (email === null || email === '') values['coupon_recipient_id'] = null;
  else if (input.links['coupon_recipient'] !== undefined) {
    const recipient = store.get('coupon_recipients', input.links['coupon_recipient']?.id ?? null);
    values['recipient_email'] = recipient?.email.toLowerCase() ?? null;
  }
  if (row) store.update('coupons', row.id, values);
  return success(row ? row.id : store.add('coupons', values));
};
