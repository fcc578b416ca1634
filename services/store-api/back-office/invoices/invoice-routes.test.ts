import { DEMO_MERCHANT } from '@shop/contracts/store/demo-merchant';
import { connectPlatform } from '../../platform/platform.ts';
import { pageOf, startInvoiceDesk } from './testing/start-invoice-desk.ts';

let at: Awaited<ReturnType<typeof startInvoiceDesk>>;
beforeAll(async () => {
  at = await startInvoiceDesk();
}, 60_000);
afterAll(() => at.stop());

describe('order numbers', () => {
  it('O4 of no placed order get the form again', async () => {
    const { number } = await at.shop.orders.create({ customer_email: 'ada@shop.example' });
    for (const none of ['no-such-order', String(number)]) {
      const { statusCode, body, text } = await pageOf(at.browser, none);
      expect(statusCode).toBe(404);
      expect(text).toContain(`There is no placed order ${none}.`);
      expect(body).toContain('name="number"');
      expect((await at.browser.get(`/back-office/invoices/${none}.json`)).statusCode).toBe(404);
    }
  });

  it.each(["' OR 1=1--", '../orders', '%00', '*', '"><script>', 'x'.repeat(31), 'a,b', '１２'])(
    'O4 X %j is refused, and the platform not asked',
    async (number) => {
      const list = jest.spyOn(at.platform.platform, 'list');
      const { statusCode, body, text } = await pageOf(at.browser, number);
      expect(statusCode).toBe(404);
      expect(text).toContain('letters, digits and hyphens');
      expect(body).not.toContain('<script');
      const path = `/back-office/invoices/${encodeURIComponent(number)}.json`;
      expect((await at.browser.get(path)).statusCode).toBe(404);
      expect(list).not.toHaveBeenCalled();
      list.mockRestore();
    },
  );

  it('O4 missing or given twice get the form alone', async () => {
    for (const query of ['', '?number=', '?number=1&number=2']) {
      const { statusCode, body } = await at.browser.get(`/back-office/invoices${query}`);
      expect(statusCode).toBe(200);
      expect(body).toContain('name="number"');
    }
  });
});

describe('the connection to the platform', () => {
  it('O4 is needed, and the page says so', async () => {
    const { desk, browser } = await at.open({});
    const { text } = await pageOf(browser, '');
    expect(text).toContain('no connection to the platform');
    expect((await browser.get('/back-office/invoices/1.json')).statusCode).toBe(404);
    await desk.stop();
  });

  it('O4 reports a platform that does not answer', async () => {
    const { desk, browser } = await at.open({
      platform: connectPlatform({
        endpoint: 'http://127.0.0.1:1',
        authEndpoint: 'http://127.0.0.1:1',
        clientId: 'desk',
        clientSecret: 'secret',
      }),
      merchant: DEMO_MERCHANT,
    });
    const { statusCode, text } = await pageOf(browser, '1');
    expect(statusCode).toBe(503);
    expect(text).toContain('The platform does not answer at the moment.');
    await desk.stop();
  });

  it('O4 is behind the sign-in', async () => {
    const { statusCode, headers } = await at.desk.browser().get('/back-office/invoices/1.json');
    expect([statusCode, headers.location]).toEqual([
      303,
      '/back-office/sign-in?to=%2Fback-office%2Finvoices%2F1.json',
    ]);
  });
});
