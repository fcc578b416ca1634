import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@shop/contracts/routing';
import { ROOT } from '../../tooling/remote-kit/workspace.ts';
import { anItalianAddress } from '../factories/address.ts';
import { anEmail } from '../factories/email.ts';
import { NIVALE } from '../factories/item.ts';
import { expect, test } from '../fixtures/own-shop.ts';
import { checkoutScreen } from '../screens/checkout.ts';
import { confirmationScreen } from '../screens/confirmation.ts';
import { productScreen } from '../screens/product.ts';

const HOUR = 3_600_000;
const SERVERS = ['store-api', 'shell'] as const;

const clockOf = (hours: number) => ({
  NODE_OPTIONS: `--import=${join(ROOT, 'tooling/faults/shift-clock.ts')}`,
  CLOCK_SHIFT: String(hours * HOUR),
});

/** Time in ms of the last line that a server has logged. */
const loggedTime = (logs: string, server: string): number => {
  const times = readFileSync(join(logs, `${server}.log`), 'utf8').match(/(?<="time":")[^"]+/gu);
  return Date.parse(times?.at(-1) ?? '');
};

for (const hours of [-25, 25])
  test(`S5 O1 a guest buys and gets one mail while the servers’ clocks are ${hours} hours off the platform’s`, async ({
    page,
    request,
    market,
    shop,
    platform,
    inbox,
    watch,
  }) => {
    test.slow();
    // The open page may report its health while the servers start again.
    watch.allow(/ERR_CONNECTION_REFUSED .*\/health-reports/);
    const { url } = market;
    const email = anEmail();
    const checkout = checkoutScreen(page, market);
    const confirmation = confirmationScreen(page, market);
    const product = productScreen(page, market);
    try {
      for (const server of SERVERS) {
        await shop.restartProcess(server, clockOf(hours));
        const ahead = loggedTime(join(shop.data, 'logs'), server) - Date.now();
        expect(Math.round(ahead / HOUR)).toBe(hours);
      }
      // A new address, which no page cache has: rendered by the server, with data of store-api.
      const list = await request.get(`${url(paths.category('water'))}?clock=${hours}`);
      expect(list.status()).toBe(200);
      expect(await list.text()).toContain(NIVALE.name(market.locale));
      await product.open(NIVALE);
      await product.addToCart();
      await checkout.open();
      await checkout.continueAsGuest(email);
      await checkout.typeAddress(anItalianAddress());
      await checkout.confirmAddress();
      await checkout.confirmShipping();
      await checkout.payInCash();
      await checkout.place.click();
      await expect(confirmation.heading).toBeVisible();
      expect(await platform.placedBy(email)).toEqual([confirmation.orderId()]);
      await expect.poll(() => inbox.count(email), { timeout: 60_000 }).toBe(1);
    } finally {
      for (const server of SERVERS) await shop.restartProcess(server);
    }
  });
