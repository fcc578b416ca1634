import type { Browser, CDPSession, Page } from 'playwright';
import { median } from '../../figure.ts';
import { ADD, ADDED } from '../labels.ts';
import { isIdle, quietNetwork } from '../pages/quiet-network.ts';
import { throttle } from '../throttle.ts';

const VISITS = 5;
/** Press duration in ms. */
const REST = 60;

/** ms from the end of a tap. */
interface Tap {
  pending: number;
  confirmed: number;
}

interface Watch {
  tapped?: number;
  pending?: number;
  confirmed?: number;
}

/** Runs in the page: times from the tap to the painted count, and to the confirmed state of the button. */
const watch = (added: string): void => {
  const watch: Watch = {};
  Object.assign(window, { tap: watch });
  const listen = { capture: true, once: true };
  document.addEventListener('click', ({ timeStamp }) => (watch.tapped = timeStamp), listen);
  const count = document.querySelector('[data-region="MiniCart"]');
  let countVisible = false;
  let isPainting = false;
  // A frame is painted when the next one begins. The first callback of a frame runs before its other work.
  const eachFrame = (): void => {
    if (isPainting) watch.pending ??= performance.now();
    isPainting = countVisible;
    requestAnimationFrame(eachFrame);
  };
  eachFrame();
  const checkState = (): void => {
    countVisible ||= !!count?.textContent?.includes('1');
    const button = [...document.querySelectorAll('button')].find(
      (it) => it.textContent?.trim() === added && it.ariaBusy !== 'true',
    );
    if (button) watch.confirmed ??= performance.now();
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(checkState).observe(document.body, all);
};

/** A visitor who scrolls through the page before the tap. */
const scroll = async (page: Page): Promise<void> => {
  for (const top of [200, 0]) {
    await page.evaluate((it) => window.scrollTo(0, it), top);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  }
};

const tap = async (page: Page, session: CDPSession): Promise<void> => {
  const button = page.getByRole('main').getByRole('button', { name: ADD, exact: true }).first();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error(`There is no button ${ADD}`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(REST);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const visit = async (browser: Browser, url: string): Promise<Tap> => {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true });
  const session = await throttle(page);
  const quiet = quietNetwork(session, () => isIdle(page));
  await page.goto(url);
  await quiet();
  await scroll(page);
  await quiet();
  await page.evaluate(watch, ADDED);
  await tap(page, session);
  const readWatch = () => (window as unknown as { tap: Watch }).tap;
  await page.waitForFunction(() => {
    const { pending, confirmed } = (window as unknown as { tap: Watch }).tap;
    return pending !== undefined && confirmed !== undefined;
  });
  const { tapped = 0, pending = 0, confirmed = 0 } = await page.evaluate(readWatch);
  await page.close();
  return { pending: pending - tapped, confirmed: confirmed - tapped };
};

/**
 * Time from a tap on "add to cart" to the header's count, and to the platform's confirmation: throttled, cold,
 * without a cart, after scrolling. Median of five visits.
 */
export const measureTap = async (browser: Browser, url: string): Promise<Tap> => {
  const taps: Tap[] = [];
  for (let count = 0; count < VISITS; count += 1) taps.push(await visit(browser, url));
  return {
    pending: median(taps.map((it) => it.pending)),
    confirmed: median(taps.map((it) => it.confirmed)),
  };
};
