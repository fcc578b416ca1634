import { expect } from '@playwright/test';
import { findFirefox, findWebKitDriver } from '../../tooling/test/engines.ts';
import { anItalianAddress } from '../factories/address.ts';
import { anEmail } from '../factories/email.ts';
import { NIVALE } from '../factories/item.ts';
import { policyReports } from '../fixtures/policy-reports.ts';
import { shopTest as test } from '../fixtures/shop-test.ts';
import { buyByCard } from './buy-by-card.ts';
import type { Driver } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

interface Engine {
  name: string;
  /** Path on this machine; null if missing. */
  path: string | null;
  open: (path: string) => Promise<Driver>;
}

const ENGINES: readonly Engine[] = [
  // A driver receives only its own elements, so their type can stay opaque.
  { name: 'Firefox', path: findFirefox(), open: openFirefox as Engine['open'] },
  { name: 'WebKit', path: findWebKitDriver(), open: openWebKit as Engine['open'] },
];

// Always an Italian address, regardless of the other tests' language.
test.use({ place: { country: 'IT', locale: 'it' } });

for (const { name, path, open } of ENGINES) {
  test(`S6 S8 P1 P4 a guest pays by card in ${name}`, async ({ market, platform, ports }, info) => {
    test.skip(path === null, `There is no ${name} on this machine.`);
    const refused = await policyReports(ports);
    const email = anEmail();
    const address = anItalianAddress();
    const origin = `http://localhost:${ports.shell}`;
    const driver = await open(path ?? '');
    try {
      const id = await buyByCard(driver, market, { item: NIVALE, email, address, origin });
      expect(await platform.placedBy(email)).toEqual([id]);
      const { attributes, authorizations, lines, shippingAddress } = await platform.order(id);
      expect(attributes).toMatchObject({
        status: 'placed',
        payment_status: 'authorized',
        skus_count: 1,
        subtotal_amount_cents: NIVALE.price(market.currency),
        payment_source_details: { payment_instrument: { card_last_digits: '1881' } },
      });
      expect(lines).toContainEqual(expect.objectContaining({ sku_code: NIVALE.code, quantity: 1 }));
      expect(authorizations).toMatchObject([
        { succeeded: true, amount_cents: attributes['total_amount_with_taxes_cents'] },
      ]);
      expect(shippingAddress).toMatchObject({ ...address });
      expect(driver.complaints(), 'what the browser complained about').toEqual([]);
      expect(await policyReports(ports), 'what policies refused').toEqual(refused);
    } catch (error) {
      const body = await driver.picture().catch(() => '');
      await info.attach('the page', { body, contentType: 'image/png' });
      throw error;
    } finally {
      await driver.close();
    }
  });
}
