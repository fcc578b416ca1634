import { afterPaint } from './after-paint.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

describe('afterPaint', () => {
  it('runs once, in a task after the next frame', async () => {
    const work = jest.fn();
    afterPaint(work);
    await nextFrame();
    expect(work).not.toHaveBeenCalled();
    await nextTask();
    expect(work).toHaveBeenCalledTimes(1);
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'keydown', 'click', 'pagehide'])(
    'runs before a %s is handled, and not again',
    async (input) => {
      const order: string[] = [];
      document.body.addEventListener(input, () => order.push(input), { once: true });
      afterPaint(() => order.push('work'));
      document.body.dispatchEvent(new Event(input, { bubbles: true }));
      await nextFrame();
      await nextTask();
      expect(order).toEqual(['work', input]);
    },
  );

  it('runs in the frame after the next where timers are delayed', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout').mockReturnValue(0 as never);
    const work = jest.fn();
    afterPaint(work);
    await nextFrame();
    expect(work).not.toHaveBeenCalled();
    await nextFrame();
    expect(work).toHaveBeenCalledTimes(1);
    timers.mockRestore();
  });

  it('does not wait for a page that is not painted', async () => {
    const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    const work = jest.fn();
    afterPaint(work);
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(work).toHaveBeenCalledTimes(1);
    frames.mockRestore();
  });
});
