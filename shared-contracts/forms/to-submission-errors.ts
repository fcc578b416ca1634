import { FORM_ERROR } from 'final-form';
import type { SubmitOutcome } from './form-message.ts';

/** final-form's form of a failed submit; nothing when it went well. */
export const toSubmissionErrors = (outcome: SubmitOutcome): object | undefined => {
  if (!outcome) return undefined;
  const { form, fields = {} } = outcome;
  if (form === undefined && Object.keys(fields).length === 0) return undefined;
  return form === undefined ? { ...fields } : { ...fields, [FORM_ERROR]: form };
};
