import type { Page } from 'playwright';
import { PASSWORD, PASSWORD_AGAIN, REGISTER } from '../labels.ts';
import type { BenchShop } from '../open-shop.ts';
import { addFirstItem, goToSection, placeOrder, type Section } from './go-to-section.ts';
import { visitorOf, type Visitor } from './visitor.ts';

const PRODUCT = '/product/BARBERA-ASTI-750/barbera-d-asti-superiore-2022';

/** Guests by the section their order has reached; a buyer with the path of the confirmation; a customer with an order. */
export interface Visitors {
  guests: Readonly<Record<Section, Visitor>>;
  buyer: Visitor;
  confirmation: string;
  customer: Visitor;
}

/** A new account: one of the demo has addresses, so its checkout asks for less. */
const register = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  await main.getByLabel('E-mail', { exact: true }).fill('carla@bench.example');
  for (const label of [PASSWORD, PASSWORD_AGAIN])
    await main.getByLabel(label, { exact: true }).fill('una passeggiata in vigna');
  await main.getByRole('button', { name: REGISTER, exact: true }).first().click();
  await page.waitForURL(/\/account$/u);
};

/** Plays the visitors of the private pages through the shop's own pages, unthrottled; each has an order of their own. */
export const makeVisitors = async ({ browser, at, log }: BenchShop): Promise<Visitors> => {
  log('filling carts and checkouts of four guests, a buyer and a customer …');
  const play = async <T>(part: (page: Page) => Promise<T>): Promise<T> => {
    const context = await browser.newContext();
    try {
      return await part(await context.newPage());
    } finally {
      await context.close();
    }
  };
  const guestAt = (section: Section) =>
    play(async (page) => {
      await addFirstItem(page, at(PRODUCT));
      await goToSection(page, at('/checkout'), section);
      return visitorOf(page);
    });
  const buy = async (page: Page): Promise<string> => {
    await goToSection(page, at('/checkout'), 'payment');
    return placeOrder(page);
  };
  const bought = await play(async (page) => {
    await addFirstItem(page, at(PRODUCT));
    const confirmation = await buy(page);
    return { confirmation, buyer: await visitorOf(page) };
  });
  const customer = await play(async (page) => {
    await register(page, at('/account/register'));
    await addFirstItem(page, at(PRODUCT), false);
    await buy(page);
    return visitorOf(page);
  });
  return {
    guests: {
      account: await guestAt('account'),
      address: await guestAt('address'),
      shipping: await guestAt('shipping'),
      payment: await guestAt('payment'),
    },
    ...bought,
    customer,
  };
};
