import type { AppState } from '@shop/contracts/store';
import type { TestPage } from './test-page.ts';

/** Waits for the page's state to become so. */
export const until = ({ store }: TestPage, holds: (state: AppState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!holds(store.getState())) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
