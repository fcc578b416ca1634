import type { CommerceError } from '../commerce/result.ts';
import { toFormErrors } from './to-form-errors.ts';

const refusal = (error: Partial<CommerceError>): CommerceError => ({
  code: 'VALIDATION',
  status: 422,
  detail: 'for the log',
  fields: [],
  ...error,
});

describe('toFormErrors', () => {
  it('X puts each refused attribute to its field, in words of ours', () => {
    const error = refusal({
      fields: [
        { field: 'first_name', reason: 'blank', detail: "can't be blank" },
        { field: 'email', reason: 'taken', detail: 'has already been taken' },
        { field: 'zip_code', reason: 'odd', detail: 'is odd' },
      ],
    });
    expect(toFormErrors(error, { email: 'mail' })).toEqual({
      form: { id: 'error.cl_validation_error' },
      fields: { first_name: 'form.required', mail: 'error.email_taken', zip_code: 'form.refused' },
    });
  });

  it.each([
    ['short_password', 'form.password_short'],
    ['common_password', 'form.password_common'],
    ['obvious_password', 'form.password_obvious'],
  ])('V3 shows %s of the own API as %s', (reason, message) => {
    const error = refusal({ fields: [{ field: 'password', reason, detail: '' }] });
    expect(toFormErrors(error).fields).toEqual({ password: message });
  });

  it('X reports the failure itself if it names no field', () => {
    expect(toFormErrors(refusal({ code: 'CONNECTION', status: 0 }))).toEqual({
      form: { id: 'error.connection_failed' },
      fields: {},
    });
  });
});
