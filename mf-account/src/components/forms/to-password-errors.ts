import type { CommerceError } from '@shop/contracts/commerce';
import { toFormErrors, type FormErrors } from '@shop/contracts/forms';
import { shopTexts } from '@shop/contracts/i18n';

/** Form errors of a change that requires the current password: a wrong password is shown at its field (V3). */
export const toPasswordErrors = (error: unknown, field: string): FormErrors => {
  const failure = error as CommerceError;
  return failure.code === 'INVALID_OLD_PASSWORD'
    ? { fields: { [field]: shopTexts.invalid_old_password } }
    : toFormErrors(failure);
};
