/**
 * Lends the page's focus to a frame, and gives it back to where it was.
 *
 * @returns gives it back, unless the shopper has gone elsewhere since
 */
export const lendFocus = (frame: HTMLElement | null): (() => void) => {
  const before = document.activeElement;
  frame?.focus();
  return () => {
    if (document.activeElement === frame && before instanceof HTMLElement) before.focus();
  };
};
