/**
 * Lends the page's focus to a frame. One that has taken it by itself keeps it as it is: to give it the focus once more
 * would, in Chromium, take it from the field inside that has it.
 *
 * @param before where the focus was when the frame was asked; it may have taken it since
 * @returns gives it back there, unless the shopper has gone elsewhere since
 */
export const lendFocus = (frame: HTMLElement | null, before: Element | null): (() => void) => {
  if (document.activeElement !== frame) frame?.focus();
  return () => {
    if (document.activeElement === frame && before instanceof HTMLElement) before.focus();
  };
};
