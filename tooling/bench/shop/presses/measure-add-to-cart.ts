import type { Browser } from 'playwright';
import { percentile } from '../../figure.ts';

const TIMES = 20;

/** Times of one click on the button in ms. */
interface Click {
  answered: number;
  confirmed: number;
}

interface Labels {
  action: string;
  added: string;
}

/** Runs in the page: presses the button and watches its label. */
const click = async ({ action, added }: Labels): Promise<Click> => {
  const button = [...document.querySelectorAll('button')].find((it) =>
    [action, added].includes(it.textContent?.trim() ?? ''),
  );
  if (!button) throw new Error(`There is no button ${action}`);
  const started = performance.now();
  const click: Partial<Click> = {};
  const confirmed = new Promise<Click>((resolve) => {
    new MutationObserver((_, observer) => {
      const now = performance.now() - started;
      click.answered ??= now;
      if (button.textContent?.trim() !== added || button.ariaBusy === 'true') return;
      observer.disconnect();
      resolve({ answered: click.answered, confirmed: now });
    }).observe(button, { attributes: true, childList: true, subtree: true, characterData: true });
  });
  button.click();
  return confirmed;
};

/** Time from a click on "add to cart" to the first visible change, and to the platform's confirmation. */
export const measureAddToCart = async (browser: Browser, url: string, labels: Labels) => {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const clicks: Click[] = [];
  for (let count = 0; count < TIMES; count++) {
    const name = count === 0 ? labels.action : labels.added;
    await page.getByRole('button', { name, exact: true }).waitFor();
    clicks.push(await page.evaluate(click, labels));
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
