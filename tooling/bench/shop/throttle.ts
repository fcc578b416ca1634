import type { Page } from 'playwright';

/** Connection and machine of all page figures (docs/measuring.md). */
const THROTTLE = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** Throttles a page like a mid-range phone: 150 ms round trip, 1.6 Mbit/s, CPU ÷ 4. */
export const throttle = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...THROTTLE });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
};
