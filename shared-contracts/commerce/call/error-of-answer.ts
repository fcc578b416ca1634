import { fieldErrorsOf, type PlatformError } from './field-errors-of.ts';
import { codeOfStatus, type CommerceErrorCode } from '../errors/index.ts';
import type { CommerceError, FieldError } from '../result.ts';

const COUPON_FIELDS = ['coupon_code', 'gift_card_code', 'gift_card_or_coupon_code'];
const EMAIL_FIELDS = ['email', 'customer_email'];

const codeOfField = ({ field, reason }: FieldError): CommerceErrorCode => {
  if (reason === 'out_of_stock') return 'OUT_OF_STOCK';
  if (COUPON_FIELDS.includes(field)) return 'INVALID_COUPON';
  if (EMAIL_FIELDS.includes(field) && reason === 'taken') return 'EMAIL_TAKEN';
  if (field === 'quantity') return 'INVALID_QUANTITY';
  if (field === 'status') return 'ORDER_NOT_PLACEABLE';
  return 'VALIDATION';
};

/** The most telling code first, whatever order the platform lists its objections in. */
const codeOfFields = (fields: readonly FieldError[]): CommerceErrorCode => {
  const codes = fields.map(codeOfField);
  return (
    codes.find((it) => it === 'OUT_OF_STOCK') ??
    codes.find((it) => it !== 'VALIDATION') ??
    'VALIDATION'
  );
};

/**
 * "Access denied" is also a 401, but a new token would not help: the thing belongs to someone else, or is not sold
 * in this market, and that reads as missing.
 */
const isDenied = (errors: readonly PlatformError[]): boolean =>
  errors.some(({ code, title }) => code === 'UNAUTHORIZED' || title === 'Access denied');

/** The code of an answer that is an error document, by its status and what it says about fields. */
const codeOfAnswer = (
  status: number,
  errors: readonly PlatformError[],
  fields: readonly FieldError[],
): CommerceErrorCode => {
  if (status === 401 && isDenied(errors)) return 'NOT_FOUND';
  return codeOfStatus(status) ?? codeOfFields(fields);
};

/** An error answer of the platform as data. Source: the platform's error documents. */
export const errorOfAnswer = (
  status: number,
  errors: readonly PlatformError[] = [],
): CommerceError => {
  const fields = fieldErrorsOf(errors);
  return {
    code: codeOfAnswer(status, errors, fields),
    status,
    detail: errors.map((it) => it.detail ?? it.title ?? it.code ?? '').join('; '),
    fields,
  };
};
