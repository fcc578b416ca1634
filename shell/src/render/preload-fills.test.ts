/** @jest-environment node */
import type { FragmentRef } from '@shop/contracts/remote';
import { fillPreloader } from './preload-fills.ts';

const LATE: FragmentRef = 'account/AuthForm';
const OTHER: FragmentRef = 'cart/OrderSummary';

const preload = jest.fn(async ([ref]: readonly FragmentRef[]): Promise<void> => {
  if (ref === LATE) await new Promise<never>(() => undefined);
});

beforeEach(() => {
  jest.useFakeTimers();
  preload.mockClear();
});
afterEach(() => jest.useRealTimers());

const isDone = async (promise: Promise<void>): Promise<boolean> => {
  let done = false;
  void promise.then(() => (done = true));
  await jest.advanceTimersByTimeAsync(0);
  return done;
};

describe('fillPreloader', () => {
  it('waits for the code of fragments that load in time', async () => {
    const preloadFills = fillPreloader(500);
    await preloadFills({ preload }, [OTHER]);
    expect(preload).toHaveBeenCalledWith([OTHER]);
  });

  it('leaves a late fragment to the browser, on later pages at once, and tries it again', async () => {
    const preloadFills = fillPreloader(500);
    const first = preloadFills({ preload }, [OTHER, LATE]);
    expect(await isDone(first)).toBe(false);
    await jest.advanceTimersByTimeAsync(500);
    expect(await isDone(first)).toBe(true);
    expect(await isDone(preloadFills({ preload }, [LATE, OTHER]))).toBe(true);
    expect(preload.mock.calls.flat(2)).toEqual([OTHER, LATE, OTHER]);
    await jest.advanceTimersByTimeAsync(5000);
    void preloadFills({ preload }, [LATE]);
    expect(preload).toHaveBeenLastCalledWith([LATE]);
  });
});
