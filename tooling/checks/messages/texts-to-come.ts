/**
 * Texts the requirements ask for whose screens are still to be built, by message key, with the requirement. A key leaves
 * this list with the first line that uses it; the check says so.
 */
export const TEXTS_TO_COME: Readonly<Record<string, string>> = {
  'error.invalid_old_password': 'V3, O3: changing the password',
  'success.password_changed': 'X, T13: the password was changed',
  'success.personal_data_updated': 'X, S11: personal data were saved',
};
