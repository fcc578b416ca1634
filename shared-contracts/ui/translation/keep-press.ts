/**
 * Completes a press whose element is removed before release, which browsers drop.
 *
 * @param pressed - the element about to be removed
 */
export const keepPress = (pressed: Element): void => {
  const control = pressed.closest<HTMLElement>('a,button,label,summary');
  if (!control) return;
  let isHandled = false;
  const hear = () => {
    isHandled = true;
  };
  const release = ({ target }: Event) => {
    // Browsers that do not drop the press have dispatched the click by then.
    setTimeout(() => {
      window.removeEventListener('click', hear, true);
      if (!isHandled && control.contains(target as Node)) control.click();
    });
  };
  window.addEventListener('click', hear, true);
  window.addEventListener('mouseup', release, { capture: true, once: true });
};
