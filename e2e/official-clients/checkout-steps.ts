import type { Page } from '@playwright/test';
import { expect } from './official-test.ts';

const address = {
  'First name': 'Anna',
  'Last name': 'Bruni',
  Street: 'Via Roma 1',
  City: 'Torino',
  'Zip code': '10121',
  Phone: '+39 011 000000',
};

/** Cents of a formatted amount in euro: `€1.234,50`. */
export const cents = (text: string): number => Number(text.replace(/[^\d-]/g, ''));

export const amount = async (page: Page, id: string): Promise<number> =>
  cents(await page.getByTestId(id).innerText());

export const fillAddress = async (page: Page): Promise<void> => {
  for (const [name, value] of Object.entries(address))
    await page.getByRole('textbox', { name }).fill(value);
  await page.getByRole('combobox', { name: 'Country' }).selectOption('IT');
};

/** A guest's e-mail address and where the goods go, on the page of the checkout. */
export const giveAddresses = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ospite@example.com');
  await page.getByRole('textbox', { name: 'E-mail' }).blur();
  await page.getByRole('button', { name: 'Save e-mail' }).click();
  await fillAddress(page);
  await page.getByRole('combobox', { name: 'State' }).selectOption('TO');
  await page.getByRole('button', { name: 'Save addresses' }).click();
};

/** Chooses shipping and payment method and places the order. @returns the total shown before, in cents */
export const payAndPlace = async (page: Page): Promise<number> => {
  await page.getByRole('radio', { name: 'Shipping method' }).first().click();
  await expect(page.getByRole('radio', { name: 'Shipping method' }).first()).toBeChecked();
  await page.getByRole('radio', { name: 'Payment method' }).click();
  await expect(page.getByTestId('payment-source')).toContainText('bank');
  // The components show the method's price before the order that includes it has been read.
  const parts = ['subtotal', 'shipping', 'payment-price'];
  let total = 0;
  await expect(async () => {
    const amounts = await Promise.all(parts.map((it) => amount(page, it)));
    total = await amount(page, 'total');
    expect(total).toBe(amounts.reduce((sum, it) => sum + it));
  }).toPass();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('status', { name: 'Outcome' })).toHaveText('placed');
  return total;
};
