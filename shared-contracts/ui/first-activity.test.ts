import { onFirstActivity } from './first-activity.ts';

const act = (sign: string, target: EventTarget = document.body) =>
  target.dispatchEvent(new Event(sign, { bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<input>';
});
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset['active'];
});

describe('onFirstActivity', () => {
  it.each(['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'click'])(
    'calls back once at the first %s, and marks the page for later code',
    (sign) => {
      const callback = jest.fn();
      onFirstActivity(callback);
      jest.advanceTimersByTime(60_000);
      expect(callback).not.toHaveBeenCalled();
      act(sign, document.querySelector('input') ?? undefined);
      act('click');
      expect(callback).toHaveBeenCalledTimes(1);
      const later = jest.fn();
      onFirstActivity(later);
      expect(later).toHaveBeenCalledTimes(1);
    },
  );

  it('hears events whose propagation is stopped', () => {
    const callback = jest.fn();
    onFirstActivity(callback);
    document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
    act('click');
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('tells listeners that a press does not reach, because an earlier one keeps it', () => {
    onFirstActivity(() => undefined);
    addEventListener('click', (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    });
    const callback = jest.fn();
    onFirstActivity(callback);
    act('click');
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('calls back at once if a field has the focus already', () => {
    document.querySelector('input')?.focus();
    const callback = jest.fn();
    onFirstActivity(callback);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('waits for the visitor while only a script focuses a heading', () => {
    const heading = document.body.appendChild(document.createElement('h1'));
    heading.tabIndex = -1;
    const callback = jest.fn();
    onFirstActivity(callback);
    heading.focus();
    onFirstActivity(callback);
    expect(callback).not.toHaveBeenCalled();
    document.querySelector('input')?.focus();
    expect(callback).toHaveBeenCalledTimes(2);
  });

  it('calls back once after the longest wait, which is no activity', () => {
    const callback = jest.fn();
    onFirstActivity(callback, 5000);
    jest.advanceTimersByTime(5000);
    act('click');
    expect(callback).toHaveBeenCalledTimes(1);
    const other = jest.fn();
    onFirstActivity(other, 5000);
    act('click');
    jest.advanceTimersByTime(5000);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('does not call back once stopped', () => {
    const callback = jest.fn();
    onFirstActivity(callback, 5000)();
    act('click');
    jest.advanceTimersByTime(5000);
    expect(callback).not.toHaveBeenCalled();
  });
});
