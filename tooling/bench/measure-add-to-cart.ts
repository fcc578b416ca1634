import type { Browser } from 'playwright';
import { percentile } from './figure.ts';

const TIMES = 20;

/** What one click on the button came to, in ms. */
interface Click {
  answered: number;
  confirmed: number;
}

/** Runs in the page: presses the button and watches it and the platform's answers. */
const click = async (label: string): Promise<Click> => {
  const button = [...document.querySelectorAll('button')].find((it) =>
    it.textContent?.includes(label),
  );
  if (!button) throw new Error(`There is no button ${label}`);
  const started = performance.now();
  const changed = new Promise<number>((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve(performance.now() - started);
    }).observe(button, { attributes: true, childList: true, subtree: true, characterData: true });
  });
  const before = document.querySelector('[data-region="MiniCart"]')?.textContent ?? '';
  const confirmed = new Promise<number>((resolve) => {
    const region = document.querySelector('[data-region="MiniCart"]');
    if (!region) throw new Error('There is no cart link');
    new MutationObserver((_, observer) => {
      if (region.textContent === before) return;
      observer.disconnect();
      resolve(performance.now() - started);
    }).observe(region, { childList: true, subtree: true, characterData: true });
  });
  button.click();
  return { answered: await changed, confirmed: await confirmed };
};

/** How soon the interface answers a click on "add to cart", and when the platform's count is shown. */
export const measureAddToCart = async (browser: Browser, url: string, label: string) => {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const clicks: Click[] = [];
  for (let count = 0; count < TIMES; count++) {
    await page.getByRole('button', { name: label }).waitFor();
    clicks.push(await page.evaluate(click, label));
  }
  await page.close();
  // The first click also loads the code for adding; it counts like any other.
  return {
    answered: percentile(
      clicks.map((it) => it.answered),
      0.95,
    ),
    confirmed: percentile(
      clicks.map((it) => it.confirmed),
      0.95,
    ),
  };
};
