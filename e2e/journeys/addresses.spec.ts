import type { Page } from '@playwright/test';
import { paths } from '@shop/contracts/routing';
import {
  anAmericanAddress,
  anItalianAddress,
  aSwissAddress,
  type TypedAddress,
} from '../factories/address.ts';
import { aCustomer } from '../factories/customer.ts';
import { anEmail } from '../factories/email.ts';
import { BARBERA, NIVALE, type Item } from '../factories/item.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { cartIdOf } from '../fixtures/storage.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountScreen } from '../screens/account.ts';
import { goToSection } from '../screens/buy.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { confirmationScreen } from '../screens/confirmation.ts';
import { productScreen } from '../screens/product.ts';

const VAT = '00743110157';

/** A guest's addresses on the platform after the address section is complete. */
const orderId = async (page: Page) => String(await cartIdOf(page));

test.describe('in Italy', () => {
  test.use({ place: { country: 'IT', locale: 'it' } });

  test('E1 V6 T14 a company’s invoice by SDI is in billing_info and in metadata, and the shipping address does not change', async ({
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

    await checkout.confirmShipping();
    await checkout.payInCash();
    await checkout.place.click();
    const confirmation = confirmationScreen(page, market);
    await expect(confirmation.heading).toBeVisible();
    const placed = await platform.order(confirmation.orderId());
    expect(placed.attributes['status']).toBe('placed');
    const { billing_info, metadata, company } = order.billingAddress ?? {};
    expect(placed.billingAddress).toMatchObject({ billing_info, metadata, company });
    expect(placed.shippingAddress).toMatchObject({ ...address });
    await expect(page.getByRole('main')).toContainText('Cantina Bianchi Srl');
  });

  test('V1 E3 the invoice fields are accessible, for a person and for a company, with errors', async ({
    page,
    market: { text },
    market,
  }) => {
    test.slow();
    const checkout = checkoutScreen(page, market);
    const address = anItalianAddress();
    await goToSection(page, market, NIVALE, { email: anEmail(), address }, 'address');
    const section = checkout.section('address');
    await section.getByRole('checkbox', { name: text('address.invoice') }).check();
    await section.getByRole('radio', { name: text('address.person_type.individual') }).check();
    await expectAccessible(page);
    await section.getByRole('radio', { name: text('address.person_type.company') }).check();
    await section.getByRole('radio', { name: text('address.recipient.pec') }).check();
    await section.getByRole('button', { name: text('address.invoice_more') }).click();
    await section.getByRole('checkbox', { name: text('checkout.address.billing_same') }).uncheck();
    await expectAccessible(page);
    await checkout.confirmAddress();
    await expect(section.getByLabel(text('address.pec'), { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expectAccessible(page);
  });

  test('T9 E1 a customer uses and deletes a saved address, and the order requests another', async ({
    page,
    market: { text },
    market,
    platform,
  }) => {
    const checkout = checkoutScreen(page, market);
    const product = productScreen(page, market);
    const address = anItalianAddress();
    await accountScreen(page, market).register(aCustomer());
    await expect(accountScreen(page, market).heading('home')).toBeVisible();
    await product.open(NIVALE);
    await product.addToCart();
    await checkout.open();
    await checkout.typeAddress(address);
    await checkout.confirmAddress();
    await expect(page).toHaveURL(market.url(paths.checkout('shipping')));

    await checkout.open('address');
    const section = checkout.section('address');
    const saved = section.getByRole('radio', {
      name: `${address.first_name} ${address.last_name}`,
    });
    await expect(saved).toBeChecked();
    await expectAccessible(page);
    await section.getByRole('button', { name: text('account.book.edit') }).click();
    await expect(checkout.textbox('line_1')).toHaveValue(address.line_1);
    await expectAccessible(page);
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
    await expectAccessible(page);
    await dialog.getByRole('button', { name: text('account.book.delete') }).click();
    await expect(checkout.textbox('line_1')).toHaveValue('');
    const same = section.getByRole('checkbox', { name: text('checkout.address.billing_same') });
    await same.uncheck();
    const billing = section.getByRole('group', { name: text('checkout.address.billing') });
    await expect(billing.getByLabel(text('address.line_1'), { exact: true })).toHaveValue('');
    await same.check();
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

    test('E1 E3 V8 enters an address in the country’s form, and the placed order shows it unchanged', async ({
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

      await checkout.confirmShipping();
      await checkout.payInCash();
      if (item.alcoholic) await checkout.confirmAge();
      await checkout.place.click();
      const confirmation = confirmationScreen(page, market);
      await expect(confirmation.heading).toBeVisible();
      const placed = await platform.order(confirmation.orderId());
      expect(placed.attributes['status']).toBe('placed');
      expect(placed.shippingAddress).toMatchObject(fields);
      expect(placed.billingAddress).toMatchObject(fields);
      expect(placed.shippingAddress?.['metadata']).toEqual(order.shippingAddress?.['metadata']);
    });
  });
}
