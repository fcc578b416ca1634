import { FORM_ERROR, getIn } from 'final-form';
import { toSubmissionErrors } from './to-submission-errors.ts';

describe('toSubmissionErrors', () => {
  it.each([undefined, {}, { fields: {} }])(
    'is nothing when the submit went well: %j',
    (outcome) => {
      expect(toSubmissionErrors(outcome)).toBeUndefined();
    },
  );

  it('X puts the error of a nested field where its name leads', () => {
    const errors = toSubmissionErrors({
      form: 'error.cl_validation_error',
      fields: {
        email: 'error.email_taken',
        'billing.city': 'form.required',
        'lines[1].quantity': { id: 'ui.quantity.limit', values: { max: 3 } },
      },
    });
    expect(errors).toMatchObject({
      [FORM_ERROR]: 'error.cl_validation_error',
      email: 'error.email_taken',
      billing: { city: 'form.required' },
    });
    expect(getIn(errors ?? {}, 'lines[1].quantity')).toEqual({
      id: 'ui.quantity.limit',
      values: { max: 3 },
    });
  });
});
