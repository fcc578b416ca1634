import type { CommerceError } from '../commerce/result.ts';
import { errorTextOf } from '../i18n/shop-texts.ts';
import type { FieldMessage, FormErrors } from './form-message.ts';

/** Reasons of the platform (`meta.error`) and of the own API that have a text of their own. */
const messageOfReason: Readonly<Record<string, FieldMessage>> = {
  blank: 'form.required',
  taken: 'error.email_taken',
  too_short: 'form.password',
  short_password: 'form.password_short',
  common_password: 'form.password_common',
  obvious_password: 'form.password_obvious',
};

/**
 * Form errors of a failed call: refused attributes at their fields, the failure itself above. `fieldOf` maps attributes
 * to form fields where the names differ.
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
