import type { AppState } from '@shop/contracts/store';
import type { TestPage } from './test-page.ts';

/** Waits until the page's state meets a condition. */
export const until = ({ store }: TestPage, holds: (state: AppState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (!holds(store.getState())) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(check);
    check();
  });
