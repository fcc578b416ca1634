const PLACES = [
  '.braintree-form__field-group--has-error',
  '.braintree-sheet--has-error',
  '.dropin',
];

/**
 * Moves the focus to the first invalid field in Drop-in. Its API cannot focus a hosted field, so the field's group
 * takes the focus, with its label and error; the next Tab reaches the field. Without an invalid field, the form takes
 * the focus, with its error.
 */
export const focusProblem = (root: HTMLElement): void => {
  const found = PLACES.map((selector) => root.querySelector<HTMLElement>(selector)).find(Boolean);
  if (!found) return;
  found.tabIndex = -1;
  found.focus();
};
