import type { Locator, Page } from 'playwright';
import {
  ADD,
  ADDED,
  ADDRESS,
  AGE,
  AS_GUEST,
  CASH_ON_DELIVERY,
  CONTINUE,
  PLACE,
  PROVINCE,
} from '../labels.ts';

/** Sections of the checkout, in order. */
export type Section = 'account' | 'address' | 'shipping' | 'payment';

/** Request that tells the server a guest's order: only then the server renders it. */
const REPORT_PATH = '/guest-order';

/** Clicks a control once React has hydrated it: before, the server would handle its form, without the reported order. */
const clickHydrated = async (control: Locator): Promise<void> => {
  const page = control.page();
  await control.waitFor();
  while (
    !(await control.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__reactProps'))))
  )
    await page.waitForTimeout(50);
  await control.click();
};

/** Adds one item to a new cart through the page. @param isGuest whether the server must learn of the order */
export const addFirstItem = async (page: Page, product: string, isGuest = true): Promise<void> => {
  await page.goto(product);
  await page.waitForLoadState('networkidle');
  const reported = isGuest
    ? page.waitForResponse((answer) => answer.url().endsWith(REPORT_PATH))
    : null;
  await Promise.all([reported, clickHydrated(page.getByRole('button', { name: ADD }).first())]);
  // The count may still be pending, and its order unknown to the checkout.
  await page
    .getByRole('button', { name: ADDED, exact: true })
    .and(page.locator(':not([aria-busy="true"])'))
    .first()
    .waitFor();
};

/** Fills in and confirms each section but the last. */
const complete: Readonly<Record<Exclude<Section, 'payment'>, (page: Page) => Promise<void>>> = {
  account: async (page) => {
    await page.getByRole('main').getByLabel('E-mail').fill('giulia@bench.example');
    await page.getByRole('button', { name: AS_GUEST }).click();
  },
  address: async (page) => {
    const main = page.getByRole('main');
    for (const [label, value] of Object.entries(ADDRESS))
      await main.getByRole('textbox', { name: label, exact: true }).first().fill(value);
    await main.getByRole('combobox', { name: PROVINCE.label }).first().selectOption(PROVINCE.value);
    await main.getByRole('button', { name: CONTINUE, exact: true }).first().click();
  },
  shipping: async (page) =>
    page.getByRole('main').getByRole('button', { name: CONTINUE, exact: true }).first().click(),
};

const sectionAt = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) as Section;

/** Completes the checkout up to a section, from the first that is incomplete. @param checkout its URL */
export const goToSection = async (page: Page, checkout: string, target: Section): Promise<void> => {
  await page.goto(checkout);
  await page.waitForURL(/\/checkout\/\w+$/u);
  for (let at = sectionAt(page); at !== target; at = sectionAt(page)) {
    if (at === 'payment') throw new Error(`The checkout passed the section ${target}`);
    await page.waitForLoadState('networkidle');
    await complete[at](page);
    await page.waitForURL((url) => !url.pathname.endsWith(`/${at}`));
  }
  await page.waitForLoadState('networkidle');
};

/** Places the order of a page at the payment section, in cash. @returns path of the confirmation, relative to the market */
export const placeOrder = async (page: Page): Promise<string> => {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: CASH_ON_DELIVERY }).check();
  await main.getByRole('checkbox', { name: AGE }).check();
  await page.waitForLoadState('networkidle');
  await main.getByRole('button', { name: PLACE }).click();
  await page.waitForURL(/\/checkout\/confirmed\//u);
  await page.waitForLoadState('networkidle');
  return page.url().slice(page.url().indexOf('/checkout/'));
};
