import { errorOfAnswer } from './error-of-answer.ts';
import type { PlatformError } from './field-errors-of.ts';
import {
  ACCESS_DENIED,
  fieldErrorDocument,
  INVALID_TOKEN,
  NOT_FOUND,
} from '../testing/document.ts';

const codeOf = (status: number, { errors }: { errors: readonly PlatformError[] }) =>
  errorOfAnswer(status, errors).code;
const ofField = (field: string, reason: string) =>
  errorOfAnswer(422, fieldErrorDocument(field, reason).errors).code;

describe('errorOfAnswer', () => {
  it('X distinguishes a rejected token from a foreign resource', () => {
    expect(codeOf(401, INVALID_TOKEN)).toBe('UNAUTHORIZED');
    expect(codeOf(401, ACCESS_DENIED)).toBe('NOT_FOUND');
    expect(codeOf(404, NOT_FOUND)).toBe('NOT_FOUND');
    expect(errorOfAnswer(401).code).toBe('UNAUTHORIZED');
  });

  it.each([
    [429, 'RATE_LIMITED'],
    [500, 'SERVER'],
    [503, 'SERVER'],
    [400, 'VALIDATION'],
    [403, 'UNAUTHORIZED'],
  ])('X names the answer %d', (status, code) => {
    expect(errorOfAnswer(status)).toEqual({ code, status, detail: '', fields: [] });
  });

  it.each([
    ['quantity', 'out_of_stock', 'OUT_OF_STOCK'],
    ['quantity', 'less_than_or_equal_to', 'INVALID_QUANTITY'],
    ['coupon_code', 'noent_coupon', 'INVALID_COUPON'],
    ['gift_card_or_coupon_code', 'invalid', 'INVALID_COUPON'],
    ['email', 'taken', 'EMAIL_TAKEN'],
    ['email', 'blank', 'VALIDATION'],
    ['status', 'invalid', 'ORDER_NOT_PLACEABLE'],
    ['first_name', 'blank', 'VALIDATION'],
  ])('X names a refused %s (%s)', (field, reason, code) => {
    expect(ofField(field, reason)).toBe(code);
  });

  it('X keeps every field with its reason', () => {
    const errors = [
      ...fieldErrorDocument('first_name', 'blank').errors,
      ...fieldErrorDocument('city', 'blank').errors,
    ];
    expect(errorOfAnswer(422, errors)).toMatchObject({
      code: 'VALIDATION',
      detail: 'first_name - is not right; city - is not right',
      fields: [
        { field: 'first_name', reason: 'blank' },
        { field: 'city', reason: 'blank' },
      ],
    });
  });

  it('X reports insufficient stock before other errors', () => {
    const errors = [
      ...fieldErrorDocument('status', 'x').errors,
      ...fieldErrorDocument('quantity', 'out_of_stock').errors,
    ];
    expect(errorOfAnswer(422, errors).code).toBe('OUT_OF_STOCK');
  });

  it('X reads the field from the words where the pointer is missing', () => {
    const errors = [{ detail: "coupon_code - doesn't exist", status: '422' }];
    expect(errorOfAnswer(422, errors)).toMatchObject({
      code: 'INVALID_COUPON',
      fields: [{ field: 'coupon_code' }],
    });
  });
});
