import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import { DEMO_MERCHANT } from '@shop/contracts/store/demo-merchant';
import { anAddressIn, asIntegration, asShopper } from '../../../enrichment/testing/shopper.ts';
import { placeOrder } from '../../../own-api/orders/testing/place-order.ts';
import { ORIGIN, startBackOffice, startDeskPlatform } from '../../testing/start-back-office.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import type { InvoiceData } from '../invoice-data.ts';

type AddressInput = Parameters<CommerceLayerBundle['addresses']['create']>[0];

/** Invoice data of an Italian company, as a billing address has them. */
export const COMPANY = {
  company: 'Vigna S.r.l.',
  state_code: 'MI',
  metadata: { person_type: 'company', vat: 'IT00743110157', sdi: 'abc1234' },
};

export const centsOf = (text: string): number => Number(text.replace('.', ''));

/** Ids of the failed checks. */
export const failedOf = ({ controlli }: InvoiceData): string[] =>
  controlli.filter(({ esito }) => esito === 'failed').map(({ id }) => id);

/** The page of an order number, as a signed-in user sees it. */
export const pageOf = async (browser: TestBrowser, number: string) => {
  const query = new URLSearchParams({ number }).toString();
  const { statusCode, body } = await browser.get(`/back-office/invoices?${query}`);
  return { statusCode, body, text: body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ') };
};

/** A back office with the demo's platform, a shopper who orders there, and a signed-in user. */
export const startInvoiceDesk = async () => {
  const platform = await startDeskPlatform([ORIGIN], 'default');
  const shop = await asShopper(platform.origin);
  /** A back office of its own, with a signed-in user. */
  const open = async (options: Parameters<typeof startBackOffice>[1]) => {
    const desk = await startBackOffice(platform.origin, options);
    await desk.giveProfile();
    const browser = desk.browser();
    await browser.signIn();
    return { desk, browser };
  };
  const { desk, browser } = await open({ platform: platform.platform, merchant: DEMO_MERCHANT });
  const download = async (number: string) => {
    const { statusCode, headers, body } = await browser.get(`/back-office/invoices/${number}.json`);
    expect(statusCode).toBe(200);
    return { headers, data: JSON.parse(body) as InvoiceData };
  };
  return {
    platform,
    shop,
    office: await asIntegration(platform.origin),
    desk,
    browser,
    open,
    order: (prepare?: (id: string) => Promise<unknown>) =>
      placeOrder(shop, 'ada@shop.example', prepare),
    /** Prepares an order with a billing address: in Italy, unless stated. */
    billTo: (billing: Partial<AddressInput>) => async (id: string) => {
      const address = await shop.addresses.create({ ...anAddressIn('IT'), ...billing });
      await shop.orders.update({ id, _billing_address_clone_id: address.id });
    },
    download,
    dataOf: async (number: string) => (await download(number)).data,
    stop: async () => {
      await desk.stop();
      await platform.stop();
    },
  };
};
