import type { Page } from '@playwright/test';
import { formatOf } from '@shop/contracts/addresses';
import { paths } from '@shop/contracts/routing';
import type { TypedAddress } from '../factories/address.ts';
import { shopText } from '../fixtures/messages.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

export type Section = 'account' | 'address' | 'shipping' | 'payment';

/** Step 2 of a purchase (S6), section by section. */
export const checkoutScreen = (page: Page, market: MarketUnderTest) => {
  const { text, url, countryName } = market;
  const section = (name: Section) =>
    page.getByRole('region', { name: text(`checkout.section.${name}`) });
  /** Label of a field for an address in the country. */
  const label = (name: keyof TypedAddress, country: string, of = text): string => {
    const { postalCode, state, cityName } = formatOf(country);
    if (name === 'city' && cityName) return of(`address.city.${cityName}`);
    if (name === 'zip_code' && postalCode) return of(`address.zip_code.${postalCode.name}`);
    if (name === 'state_code' && state) return of(`address.state_code.${state.name}`);
    return of(`address.${name}`);
  };
  /** A page keeps its initial spelling: an English page may still be American after another country was chosen. */
  const spellings = market.locale === 'en' ? [text, shopText('en-US')] : [text];
  const textbox = (name: keyof TypedAddress, country: string = market.country) =>
    spellings
      .map((of) => section('address').getByLabel(label(name, country, of), { exact: true }))
      .reduce((one, other) => one.or(other));
  const next = (name: Section) =>
    section(name).getByRole('button', { name: text('checkout.continue') });

  // Its label depends on the country, and on whether anything is to be paid.
  const place = page
    .getByRole('button', { name: text('checkout.payment.place'), exact: true })
    .or(page.getByRole('button', { name: text('checkout.payment.place_and_pay'), exact: true }));
  const cashOnDelivery = section('payment').getByRole('radio', {
    name: text('checkout.payment.cash_on_delivery'),
  });
  /** Waits until the choice is saved, and its price is part of the total. */
  const chosen = () => place.and(page.locator(':not([aria-busy])')).waitFor();

  return {
    section,
    email: section('account').getByRole('textbox', { name: text('checkout.account.email') }),
    textbox,
    place,
    open: async (name?: Section): Promise<void> => {
      await page.goto(url(paths.checkout(name)));
    },
    continueAsGuest: async (email: string): Promise<void> => {
      await section('account').getByRole('textbox').fill(email);
      await section('account')
        .getByRole('button', { name: text('checkout.account.guest') })
        .click();
    },
    typeAddress: async (address: TypedAddress): Promise<void> => {
      const { country_code, state_code, ...lines } = address;
      const select = (name: string) => section('address').getByRole('combobox', { name });
      await select(text('address.country_code')).selectOption({
        label: countryName(country_code),
      });
      for (const [name, value] of Object.entries(lines)) {
        await textbox(name as keyof TypedAddress, country_code).fill(value);
      }
      if (!state_code) return;
      await select(label('state_code', country_code)).selectOption(state_code);
    },
    confirmAddress: () => next('address').click(),
    confirmShipping: () => next('shipping').click(),
    age: (years: number) =>
      section('payment').getByRole('checkbox', {
        name: text('checkout.age.confirm', { age: years }),
      }),
    /** Any age required by the ship-to country. */
    confirmAge: () =>
      section('payment')
        .getByRole('checkbox', {
          name: new RegExp(text('checkout.age.confirm', { age: 18 }).replace('18', '\\d+')),
        })
        .check(),
    cashOnDelivery,
    payInCash: async (): Promise<void> => {
      await cashOnDelivery.check();
      await chosen();
    },
    payByTransfer: async (): Promise<void> => {
      await section('payment')
        .getByRole('radio', { name: text('checkout.payment.bank_transfer') })
        .check();
      await chosen();
    },
    card: section('payment').getByRole('radio', {
      name: text('checkout.payment.card'),
      exact: true,
    }),
    payByCard: async (): Promise<void> => {
      await section('payment')
        .getByRole('radio', { name: text('checkout.payment.card'), exact: true })
        .check();
      await chosen();
    },
    paymentError: page.getByRole('dialog', { name: text('checkout.payment_error.title') }),
  };
};
