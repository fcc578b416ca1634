import { expect } from '@playwright/test';
import type { Driver } from './driver.ts';
import { findByRole, findFrame, type Target } from './find-by-role.ts';

/** Far above what anything takes: a busy machine is not a failure. ms */
const PATIENCE = { timeout: 30_000, intervals: [100, 250, 500] };

/** What somebody can do with a document: the page, or the one in a frame of it. */
export interface User {
  /** Waits until it is there. */
  see: (target: Target) => Promise<void>;
  click: (target: Target) => Promise<void>;
  type: (target: Target, text: string) => Promise<void>;
  choose: (list: Target, value: string) => Promise<void>;
}

/** Somebody at a browser, who waits for what they look for. @param frame title of the frame they work in */
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
  /** Does it with the element; anew where the page has replaced the element meanwhile. */
  const withOne = (target: Target, act: (element: E) => Promise<void>): Promise<void> =>
    expect(async () => act(await find(target))).toPass(PATIENCE);

  return {
    see: (target) => withOne(target, () => Promise.resolve()),
    click: (target) => withOne(target, driver.click),
    type: (target, text) =>
      withOne(target, async (element) => {
        // As a shopper does: what a script focuses in a frame of another origin does not get the keys everywhere.
        await driver.click(element);
        await driver.type(element, text);
      }),
    choose: (list, value) => withOne(list, (element) => driver.choose(element, value)),
  };
};
