import { FORM_ERROR, setIn } from 'final-form';
import type { SubmitOutcome } from './form-message.ts';

/**
 * final-form's form of a failed submit; nothing when it went well. A field's name may be a path into the values
 * (`billing.city`, `lines[2].quantity`), and its error has to lie at that path.
 */
export const toSubmissionErrors = (outcome: SubmitOutcome): object | undefined => {
  if (!outcome) return undefined;
  const { form, fields = {} } = outcome;
  if (form === undefined && Object.keys(fields).length === 0) return undefined;
  const errors = Object.entries(fields).reduce(
    (nested: object, [name, message]) => setIn(nested, name, message) as object,
    {},
  );
  return form === undefined ? errors : { ...errors, [FORM_ERROR]: form };
};
