/**
 * A browser drops a press whose element goes before the button is released: then it is done all the same.
 *
 * @param pressed the element that is about to go
 */
export const keepPress = (pressed: Element): void => {
  const control = pressed.closest<HTMLElement>('a,button,label,summary');
  if (!control) return;
  let isHandled = false;
  const hear = () => {
    isHandled = true;
  };
  const release = ({ target }: Event) => {
    // A browser that does not drop the press has told of it by then.
    setTimeout(() => {
      window.removeEventListener('click', hear, true);
      if (!isHandled && control.contains(target as Node)) control.click();
    });
  };
  window.addEventListener('click', hear, true);
  window.addEventListener('mouseup', release, { capture: true, once: true });
};
