import type { Page } from 'playwright';

/** The connection and machine all page figures are taken with (docs/measuring.md). */
const THROTTLE = {
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** Makes a page as slow as a middling telephone: 150 ms round trip, 1.6 Mbit/s, a quarter of the CPU. */
export const throttle = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...THROTTLE });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
};
