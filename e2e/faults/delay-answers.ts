import type { Page } from '@playwright/test';
import type { Ports } from '../../tooling/ports.ts';

/** Makes every answer of the platform, the index and the remotes' hosts late by so many ms, for this page. */
export const delayAnswers = async (page: Page, ports: Ports, ms: number): Promise<void> => {
  const late = new Set(
    [ports.commerce, ports.storeApi, ...Object.values(ports.remotes)].map(String),
  );
  await page.route(
    ({ port }) => late.has(port),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      // A page that has gone on waits for nothing any more.
      await route.continue().catch(() => undefined);
    },
  );
};
