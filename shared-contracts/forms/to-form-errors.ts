import type { CommerceError } from '../commerce/result.ts';
import { errorTextOf } from '../i18n/shop-texts.ts';
import type { FieldMessage, FormErrors } from './form-message.ts';

/** The platform's reasons (`meta.error`) that have a text of their own. */
const messageOfReason: Readonly<Record<string, FieldMessage>> = {
  blank: 'form.required',
  taken: 'error.email_taken',
  too_short: 'form.password',
};

/**
 * A failed call as a form shows it: each refused attribute beside its field, the failure itself above.
 * `fieldOf` gives the form's name of an attribute where they differ.
 */
export const toFormErrors = (
  error: CommerceError,
  fieldOf: Readonly<Record<string, string>> = {},
): FormErrors => ({
  form: errorTextOf(error),
  fields: Object.fromEntries(
    error.fields.map(({ field, reason }) => [
      fieldOf[field] ?? field,
      messageOfReason[reason] ?? 'form.refused',
    ]),
  ),
});
