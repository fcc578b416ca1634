import { test as base } from '@playwright/test';
import { ownBase } from '../setup/bases.ts';
import { startDesk, type Desk } from './start-desk.ts';

/** A test with a back office of its worker's own. */
export const deskTest = base.extend<object, { desk: Desk }>({
  desk: [
    async ({}, use, { parallelIndex }) => {
      const desk = await startDesk(ownBase(parallelIndex));
      await use(desk);
      await desk.stop();
    },
    { scope: 'worker' },
  ],
});
