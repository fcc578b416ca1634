const PLACES = [
  '.braintree-form__field-group--has-error',
  '.braintree-sheet--has-error',
  '.dropin',
];

/**
 * Moves the focus to what is missing or wrong in Drop-in. Its API cannot focus a hosted field, so the group of the first
 * wrong field takes the focus, with its label and error; the next Tab reaches the field. Without such a field it is the
 * form as a whole, with its error.
 */
export const focusProblem = (root: HTMLElement): void => {
  const found = PLACES.map((selector) => root.querySelector<HTMLElement>(selector)).find(Boolean);
  if (!found) return;
  found.tabIndex = -1;
  found.focus();
};
