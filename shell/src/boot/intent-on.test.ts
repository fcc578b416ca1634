import { intentOn } from './intent-on.ts';

describe('an intent', () => {
  it.each(['pointerover', 'touchstart', 'focusin'])(
    'is %s in the region, and nowhere else; it is told once',
    (event) => {
      document.body.innerHTML = '<div data-region="SearchBox"><input></div><p></p>';
      const turned = jest.fn();
      intentOn('SearchBox', turned);
      const tell = (selector: string) =>
        document.querySelector(selector)!.dispatchEvent(new Event(event, { bubbles: true }));
      tell('p');
      document.dispatchEvent(new Event(event));
      expect(turned).not.toHaveBeenCalled();
      tell('input');
      tell('input');
      expect(turned).toHaveBeenCalledTimes(1);
    },
  );
});
