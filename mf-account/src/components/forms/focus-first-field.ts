/**
 * Ref of an element around a form that a button opens in its own place: moves the focus to the first field. A stable
 * reference, so React calls it on mount only.
 */
export const focusFirstField = (it: HTMLElement | null): void =>
  it?.querySelector('input')?.focus();
