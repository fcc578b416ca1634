import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import {
  anAmericanAddress,
  anItalianAddress,
  aSwissAddress,
  type TypedAddress,
} from '../factories/address.ts';
import { anEmail } from '../factories/email.ts';
import { BARBERA, NIVALE, type Item } from '../factories/item.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountScreen } from '../screens/account.ts';
import { goToSection } from '../screens/buy.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { productScreen } from '../screens/product.ts';

const VAT = '00743110157';

/** What is on a guest's order once the address section is done, as the platform has it. */
const orderId = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('fv.cart-id') ?? 'null') as string);

test.describe('in Italy', () => {
  test.use({ place: { country: 'IT', locale: 'it' } });

  test('E1 V6 T14 a company’s invoice by SDI is in billing_info and in metadata, and the parcel’s address stays one', async ({
    page,
    market: { text },
    market,
    platform,
  }) => {
    const checkout = checkoutScreen(page, market);
    const address = anItalianAddress();
    await goToSection(page, market, NIVALE, { email: anEmail(), address }, 'address');
    await checkout.typeAddress(address);
    const section = checkout.section('address');
    await section.getByRole('checkbox', { name: text('address.invoice') }).check();
    await section.getByRole('radio', { name: text('address.person_type.company') }).check();
    await section
      .getByLabel(text('address.business_name'), { exact: true })
      .fill('Cantina Bianchi Srl');
    await section.getByLabel(text('address.vat'), { exact: true }).fill('00743110158');
    await section.getByRole('radio', { name: text('address.recipient.sdi') }).check();
    await section.getByLabel(text('address.sdi'), { exact: true }).fill('m5uxcr1');
    await checkout.confirmAddress();
    await expect(section).toContainText(text('address.error.vat_check'));
    await section.getByLabel(text('address.vat'), { exact: true }).fill(`IT ${VAT}`);
    await page.reload();
    await expect(section.getByLabel(text('address.sdi'), { exact: true })).toHaveValue('m5uxcr1');
    await checkout.confirmAddress();
    await expect(page).toHaveURL(market.url(paths.checkout('shipping')));

    const order = await platform.order(await orderId(page));
    expect(order.shippingAddress).toMatchObject({
      ...address,
      business: false,
      metadata: { isShipping: true, isBilling: false },
    });
    expect(order.billingAddress).toMatchObject({
      line_1: address.line_1,
      company: 'Cantina Bianchi Srl',
      business: true,
      billing_info: `company; VAT ID IT${VAT}; CF ${VAT}; SDI M5UXCR1`,
      metadata: {
        isShipping: false,
        isBilling: true,
        person_type: 'company',
        vat: `IT${VAT}`,
        fiscal_code: VAT,
        sdi: 'M5UXCR1',
      },
    });
    await expect(section).toContainText('SDI M5UXCR1');
  });

  test('T9 E1 a customer’s saved address is chosen, used and deleted, and the order asks for another', async ({
    page,
    market: { text },
    market,
    platform,
  }) => {
    const checkout = checkoutScreen(page, market);
    const product = productScreen(page, market);
    const address = anItalianAddress();
    await accountScreen(page, market).register({
      email: anEmail(),
      password: 'una passeggiata in vigna',
    });
    await expect(accountScreen(page, market).heading('home')).toBeVisible();
    await product.open(NIVALE);
    await product.addToCart();
    await checkout.open();
    await checkout.typeAddress(address);
    await checkout.confirmAddress();
    await expect(page).toHaveURL(market.url(paths.checkout('shipping')));

    await page.reload();
    await checkout.open('address');
    const section = checkout.section('address');
    const saved = section.getByRole('radio', {
      name: `${address.first_name} ${address.last_name}`,
    });
    await expect(saved).toBeChecked();
    await checkout.confirmAddress();
    await expect(page).toHaveURL(market.url(paths.checkout('shipping')));
    const id = await orderId(page);
    const { shippingAddress } = await platform.order(id);
    expect(shippingAddress).toMatchObject({
      line_1: address.line_1,
      reference: expect.any(String),
      metadata: { lastUsage: expect.any(Number) },
    });

    await checkout.open('address');
    await section.getByRole('button', { name: text('account.book.delete') }).click();
    const dialog = page.getByRole('dialog', { name: text('account.book.delete_title') });
    await dialog.getByRole('button', { name: text('account.book.delete') }).click();
    await expect(checkout.textbox('line_1')).toHaveValue('');
    await expect.poll(async () => (await platform.order(id)).billingAddress).toBeNull();
    const order = await platform.order(id);
    expect(order.shippingAddress?.['metadata']).toMatchObject({ type: 'placeholder' });
    await checkout.open('shipping');
    await expect(page).toHaveURL(market.url(paths.checkout('address')));
  });
});

const guests: readonly {
  where: string;
  country: string;
  item: Item;
  address: TypedAddress;
  label: string;
}[] = [
  {
    where: 'the United States, who proves their age for wine',
    country: 'US',
    item: BARBERA,
    address: anAmericanAddress({ birth_date: '1980-05-01' }),
    label: 'New York, NY 10002',
  },
  {
    where: 'Switzerland',
    country: 'CH',
    item: NIVALE,
    address: aSwissAddress(),
    label: '8001 Zürich',
  },
];
for (const { where, country, item, address, label } of guests) {
  test.describe(`a guest in ${where}`, () => {
    test.use({ place: { country, locale: 'en' } });

    test('E1 E3 V8 gives an address as in their country, which reads back the same', async ({
      page,
      market,
      platform,
    }) => {
      const checkout = checkoutScreen(page, market);
      await goToSection(page, market, item, { email: anEmail(), address }, 'address');
      await checkout.typeAddress(address);
      await checkout.confirmAddress();
      await expect(page).toHaveURL(market.url(paths.checkout('shipping')));
      await expect(checkout.section('address')).toContainText(label);
      const { birth_date, ...fields } = address;
      const order = await platform.order(await orderId(page));
      expect(order.shippingAddress).toMatchObject(fields);
      expect(order.billingAddress).toMatchObject(fields);
      if (birth_date) {
        expect(order.shippingAddress?.['metadata']).toMatchObject({ birth_date });
      }
    });
  });
}
