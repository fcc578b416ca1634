import { expect } from '@playwright/test';
import type { Driver } from './driver.ts';
import { findByRole, findFrame, type Target } from './find-by-role.ts';

/** Timeout in ms, far above any expected duration, because a busy machine is not a failure. */
const PATIENCE = { timeout: 30_000, intervals: [100, 250, 500] };

/** The actions of a user in one document: the page, or the document of a frame in it. */
export interface User {
  /** Waits until the element exists. */
  see: (target: Target) => Promise<void>;
  click: (target: Target) => Promise<void>;
  type: (target: Target, text: string) => Promise<void>;
  choose: (list: Target, value: string) => Promise<void>;
}

/** A user who waits for each element before acting on it. @param frame title of the frame the user works in */
export const userOf = <E>(driver: Driver<E>, frame?: string): User => {
  const find = async (target: Target): Promise<E> => {
    await driver.enter();
    if (frame !== undefined) {
      const its = await driver.element(findFrame(frame));
      if (its === null) throw new Error(`There is no frame "${frame}"`);
      await driver.enter(its);
    }
    const found = await driver.element(findByRole(target));
    if (found === null) throw new Error(`There is no ${target.role} "${target.name}"`);
    return found;
  };
  /** Acts on the element. Finds it again and retries if the page has replaced it in the meantime. */
  const withOne = (target: Target, act: (element: E) => Promise<void>): Promise<void> =>
    expect(async () => act(await find(target))).toPass(PATIENCE);

  return {
    see: (target) => withOne(target, () => Promise.resolve()),
    click: (target) => withOne(target, driver.click),
    type: (target, text) =>
      withOne(target, async (element) => {
        // Click first, as a shopper does: not every engine sends keys to an element that a script focused in a
        // cross-origin frame.
        await driver.click(element);
        await driver.type(element, text);
      }),
    choose: (list, value) => withOne(list, (element) => driver.choose(element, value)),
  };
};
