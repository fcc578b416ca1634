import type { CommerceError } from '@shop/contracts/commerce';
import { toFormErrors, type FormErrors } from '@shop/contracts/forms';
import { shopTexts } from '@shop/contracts/i18n';

/** Why a change that asks for the current password was refused: a wrong password is said beside its field (V3). */
export const toPasswordErrors = (error: unknown, field: string): FormErrors => {
  const failure = error as CommerceError;
  return failure.code === 'INVALID_OLD_PASSWORD'
    ? { fields: { [field]: shopTexts.invalid_old_password } }
    : toFormErrors(failure);
};
