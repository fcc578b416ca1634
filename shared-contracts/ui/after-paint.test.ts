import { afterPaint } from './after-paint.ts';

const nextFrame = () => jest.advanceTimersToNextFrame();
const nextTask = () => jest.advanceTimersByTime(1);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('afterPaint', () => {
  it('runs once, in a task after the next frame', () => {
    const work = jest.fn();
    afterPaint(work);
    nextFrame();
    expect(work).not.toHaveBeenCalled();
    nextTask();
    expect(work).toHaveBeenCalledTimes(1);
    jest.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'keydown', 'click', 'pagehide'])(
    'runs before a %s is handled, and not again',
    (input) => {
      const order: string[] = [];
      document.body.addEventListener(input, () => order.push(input), { once: true });
      afterPaint(() => order.push('work'));
      document.body.dispatchEvent(new Event(input, { bubbles: true }));
      jest.runAllTimers();
      expect(order).toEqual(['work', input]);
    },
  );

  it('runs in the frame after the next where timers are delayed', () => {
    const timers = jest.spyOn(globalThis, 'setTimeout').mockReturnValue(0 as never);
    const work = jest.fn();
    afterPaint(work);
    nextFrame();
    expect(work).not.toHaveBeenCalled();
    nextFrame();
    expect(work).toHaveBeenCalledTimes(1);
    timers.mockRestore();
  });

  it('does not wait for a page that is not painted', () => {
    const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const work = jest.fn();
    afterPaint(work);
    jest.advanceTimersByTime(99);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
    frames.mockRestore();
  });
});
