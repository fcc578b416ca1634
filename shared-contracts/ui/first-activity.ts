/**
 * Window event of the visitor's first activity, for the other copies of this module: the document's first script keeps
 * presses from all later listeners.
 */
const ACTIVE = 'shop:active';

/** Events of a visitor who uses the page by pointer, touch, keyboard or assistive technology. Opening it triggers none. */
const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'click'];

/** Whether an element cannot be reached with the keyboard: a script focuses it, such as the heading of a step. */
const isFocusedByScript = (it: EventTarget | null): boolean =>
  !it || (it instanceof HTMLElement && it.tabIndex < 0);

/**
 * Calls back once, at the visitor's first activity in the page: for code that only a visitor who does something needs. By
 * the time they press a button it is loaded, and a page that is only opened does without it.
 *
 * `data-active` of the root element marks an active visitor for code that loads later.
 *
 * @param longest calls back after this time in ms even without activity
 * @returns stops it
 */
export const onFirstActivity = (callback: () => void, longest?: number): (() => void) => {
  const { dataset } = document.documentElement;
  const controller = new AbortController();
  const { signal } = controller;
  const onEnd = (): void => {
    controller.abort();
    callback();
  };
  const onSign = (event?: Event): void => {
    if (event?.type === 'focusin' && isFocusedByScript(event.target)) return;
    onEnd();
    if ('active' in dataset) return;
    dataset['active'] = '';
    dispatchEvent(new Event(ACTIVE));
  };
  // The visitor may have focused something before the first script ran.
  if ('active' in dataset || !isFocusedByScript(document.activeElement)) onSign();
  else {
    for (const sign of [...SIGNS, ACTIVE])
      addEventListener(sign, onSign, { capture: true, passive: true, signal });
    if (longest !== undefined) {
      const timer = setTimeout(onEnd, longest);
      signal.addEventListener('abort', () => clearTimeout(timer));
    }
  }
  return () => controller.abort();
};
