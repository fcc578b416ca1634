import { addDays, formatDate } from '@shop/contracts/market';
import { paths } from '@shop/contracts/routing';
import { STORAGE } from '@shop/contracts/storage';
import { NIVALE } from '../factories/item.ts';
import { moveClocks } from '../fixtures/move-clocks.ts';
import { expect, test } from '../fixtures/payment-test.ts';
import { CARDS } from '../screens/card-frame.ts';
import { productScreen } from '../screens/product.ts';

const HOUR = 3_600_000;
for (const { country, timeZone, time, name } of [
  { country: 'US', timeZone: 'America/Los_Angeles', time: 19.7 * HOUR, name: '19:42' },
  { country: 'JP', timeZone: 'Asia/Tokyo', time: 8 * HOUR, name: '8:00' },
]) {
  test.describe(`a purchase in ${timeZone} at ${name}`, () => {
    test.use({ place: { country, locale: 'en' }, timezoneId: timeZone });

    test('S1 S8 M8 has one date: in the promise, the confirmation and its delivery estimate', async ({
      page,
      context,
      market,
      ports,
      checkout,
      frame,
      confirmation,
      goToPayment,
      baseURL,
    }) => {
      const { text } = market;
      const now = await moveClocks(context, ports, { timeZone, time });
      const today = formatDate(now, country);
      // The shopper's local date, which differs from UTC.
      expect(today).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now));
      expect(today).not.toBe(now.toISOString().slice(0, 10));
      // Without a chosen country, the promise is for the market's first country.
      const { key } = STORAGE.countryCookie;
      await context.addCookies([{ name: key, value: country, url: baseURL! }]);
      const { buyBox } = productScreen(page, market);
      await page.goto(market.url(paths.product(NIVALE.code)));
      const promised = buyBox.locator('p time');
      await expect(promised.first()).toBeVisible();
      const days = await promised.evaluateAll((its) =>
        its.map((it) => it.getAttribute('datetime')),
      );

      await goToPayment();
      await checkout.payByCard();
      await frame.type(CARDS.accepted);
      await checkout.place.click();
      await expect(confirmation.heading).toBeVisible();
      const facts = page.getByRole('main');
      await expect(facts.getByText(today, { exact: true })).toBeVisible();
      const [from = '', to = from] = days.map(String);
      expect(from > today && from <= addDays(today, 20)).toBe(true);
      await expect(confirmation.part('delivery')).toContainText(
        from === to
          ? text('checkout.confirmed.delivery.on', { from, to })
          : text('checkout.confirmed.delivery.between', { from, to }),
      );
    });
  });
}
