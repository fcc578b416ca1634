import type { Page } from '@playwright/test';
import type { Ports } from '../../tooling/remote-kit/ports.ts';

/** Delays every response of the platform, the index and the remotes' hosts by some ms on this page. */
export const delayAnswers = async (page: Page, ports: Ports, ms: number): Promise<void> => {
  const late = new Set(
    [ports.commerce, ports.storeApi, ...Object.values(ports.remotes)].map(String),
  );
  await page.route(
    ({ port }) => late.has(port),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      // A page that was left waits for nothing.
      await route.continue().catch(() => undefined);
    },
  );
};
