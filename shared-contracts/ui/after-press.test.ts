import { afterPress } from './after-press.ts';

const fire = (type: string) => window.dispatchEvent(new Event(type));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('afterPress', () => {
  it('X works at once without a press', () => {
    const work = jest.fn();
    afterPress(work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerup', 'pointercancel'])(
    'X works once, after the click that ends with %s',
    (end) => {
      const work = jest.fn();
      fire('pointerdown');
      afterPress(work);
      jest.runAllTimers();
      expect(work).not.toHaveBeenCalled();
      fire(end);
      expect(work).not.toHaveBeenCalled();
      jest.runAllTimers();
      fire(end);
      jest.runAllTimers();
      expect(work).toHaveBeenCalledTimes(1);
      afterPress(work);
      expect(work).toHaveBeenCalledTimes(2);
    },
  );
});
