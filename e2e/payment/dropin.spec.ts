import { clientToken } from '../../services/commerce/domains/payment/braintree/client-token.ts';
import { axeViolations } from '../fixtures/axe.ts';
import { expect, test, type Page } from '../fixtures/test.ts';
import { playBraintree, type BraintreeEdge } from './braintree-edge/play-braintree.ts';
import { aSetting, embedFrame, withinFrame, type EmbeddedFrame } from './embed-frame.ts';
import { frameAddress } from './frame-address.ts';

const amount = { cents: 3890, currency: 'EUR' } as const;

/** A Braintree token: the local platform's without its marker. */
const genuineToken = (): string => {
  const gateway = {
    name: 'Cards',
    merchant_id: 'merchant1',
    merchant_account_id: 'shop-eur',
    public_key: 'public',
    private_key: 'private',
  } as Parameters<typeof clientToken>[0];
  const { localPlatform: _mark, ...token } = JSON.parse(
    atob(clientToken(gateway, new Date().toISOString())),
  ) as Record<string, unknown>;
  return btoa(JSON.stringify(token));
};

test.describe('Braintree’s Drop-in in the payment frame', () => {
  let edge: BraintreeEdge;
  let frame: EmbeddedFrame;

  const open = async (
    page: Page,
    url: string,
    address: string,
    merchant = { paypal: false, threeDSecure: true },
    setting = aSetting(),
  ) => {
    edge = await playBraintree(page.context(), merchant);
    await page.goto(url);
    frame = await embedFrame(page, { address, clientToken: genuineToken(), setting });
    await expect.poll(() => frame.last('ready')).toBeTruthy();
  };
  const field = (name: string) =>
    frame.form.frameLocator(`iframe[name=braintree-hosted-field-${name}]`).getByRole('textbox');
  const typeCard = async () => {
    await field('number').fill('4000 0000 0000 1091');
    await field('expirationDate').fill('12/32');
    await field('cvv').fill('123');
    // Fields report to Drop-in by messages, and the card is requested by another message.
    await expect(frame.form.locator('.braintree-form__field--valid')).toHaveCount(3);
  };
  const tokenize = async (id: string) => {
    await frame.send({ type: 'tokenize', id, amount });
  };
  const outcome = async (id: string) =>
    (await frame.received()).find((it) => it.type === 'answer' && it.id === id);

  test('P1 returns a nonce for the typed card, and a new one for another attempt', async ({
    page,
    market,
    ports,
  }) => {
    await open(page, market.url('/'), await frameAddress(ports));
    await typeCard();
    for (const id of ['one', 'two']) {
      await tokenize(id);
      await expect
        .poll(async () => outcome(id))
        .toMatchObject({
          outcome: {
            kind: 'tokenized',
            instrument: { type: 'card', brand: 'Visa', lastDigits: '1091' },
          },
        });
    }
    const given = (await frame.received()).flatMap((it) =>
      it.type === 'answer' && it.outcome.kind === 'tokenized' ? [it.outcome.nonce] : [],
    );
    // A lookup exchanges the tokenization's nonce.
    expect(given).toEqual(['nonce-2', 'nonce-4']);
    const lookup = edge.asked.find(({ path }) => path === 'lookup');
    expect(lookup?.body).toMatchObject({
      amount: '38.90',
      additionalInfo: {
        email: 'giulia@example.com',
        billingGivenName: 'Giulia',
        billingCity: 'Torino',
      },
    });
  });

  test('P1 reports missing fields in the shopper’s language, and sends no request', async ({
    page,
    market,
    ports,
  }) => {
    await open(page, market.url('/'), await frameAddress(ports));
    await field('number').fill('4000 0000 0000 1091');
    await tokenize('one');
    await expect
      .poll(async () => outcome('one'))
      .toMatchObject({ outcome: { kind: 'incomplete' } });
    await expect(frame.form.getByText('Controlla i tuoi dati e riprova.')).toBeVisible();
    // Drop-in cannot focus the field itself.
    await expect(frame.form.locator('.braintree-form__field-group:focus')).toBeVisible();
    expect(edge.asked.some(({ path }) => path === 'TokenizeCreditCard')).toBe(false);
  });

  for (const [tokenization, expected] of [
    ['refused', { kind: 'refused', reason: 'invalid-details' }],
    ['network-lost', { kind: 'network-lost' }],
  ] as const) {
    test(`P1 a card ${tokenization} keeps the input`, async ({ page, market, ports, watch }) => {
      watch.allow(/ERR_INTERNET_DISCONNECTED/);
      await open(page, market.url('/'), await frameAddress(ports));
      await typeCard();
      edge.tokenization = tokenization;
      await tokenize('one');
      await expect.poll(async () => outcome('one')).toMatchObject({ outcome: expected });
      edge.tokenization = 'given';
      await tokenize('two');
      await expect
        .poll(async () => outcome('two'))
        .toMatchObject({ outcome: { kind: 'tokenized' } });
    });
  }

  for (const [choice, expected] of [
    ['Pass', { kind: 'tokenized' }],
    ['Fail', { kind: 'refused', reason: 'three-d-secure' }],
    ['Close', { kind: 'closed' }],
  ] as const) {
    test(`P1 3-D Secure requires a challenge: ${choice}`, async ({ page, market, ports }) => {
      await open(page, market.url('/'), await frameAddress(ports));
      await typeCard();
      edge.lookup = 'challenge';
      await tokenize('one');
      await expect.poll(() => frame.last('challenge')).toMatchObject({ id: 'one' });
      await frame.form.getByRole('button', { name: choice }).click();
      await expect.poll(async () => outcome('one')).toMatchObject({ outcome: expected });
    });
  }

  test('P1 3-D Secure succeeds without a challenge', async ({ page, market, ports }) => {
    await open(page, market.url('/'), await frameAddress(ports));
    await typeCard();
    edge.lookup = 'frictionless';
    await tokenize('one');
    await expect.poll(async () => outcome('one')).toMatchObject({ outcome: { kind: 'tokenized' } });
    expect(edge.asked.some(({ path }) => path === 'lookup')).toBe(true);
  });

  test('P1 a merchant without 3-D Secure can sell', async ({ page, market, ports }) => {
    await open(page, market.url('/'), await frameAddress(ports), {
      paypal: false,
      threeDSecure: false,
    });
    await typeCard();
    await tokenize('one');
    await expect.poll(async () => outcome('one')).toMatchObject({ outcome: { kind: 'tokenized' } });
    expect(edge.asked.some(({ path }) => path === 'lookup')).toBe(false);
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`A1 has no axe violation in Drop-in, ${scheme}`, async ({ page, market, ports }, info) => {
      const merchant = { paypal: false, threeDSecure: true };
      const setting = aSetting({ scheme });
      await open(page, market.url('/'), await frameAddress(ports), merchant, setting);
      await tokenize('one');
      await expect.poll(async () => outcome('one')).toBeTruthy();
      await page.screenshot({ path: info.outputPath('dropin.png') });
      // Braintree's own fields are faked here.
      expect(await axeViolations(page, withinFrame(frame))).toEqual([]);
    });
  }

  test('P1 PayPal is offered if the merchant has it', async ({ page, market, ports }) => {
    await open(page, market.url('/'), await frameAddress(ports), {
      paypal: true,
      threeDSecure: true,
    });
    await frame.form
      .getByRole('button', { name: /PayPal/ })
      .first()
      .click();
    await frame.form.getByRole('button', { name: 'PayPal', exact: true }).last().click();
    await expect(frame.form.getByText('giulia@example.com')).toBeVisible();
    expect(edge.nonces).toHaveLength(1);
    await tokenize('one');
    await expect
      .poll(async () => outcome('one'))
      .toMatchObject({
        outcome: { kind: 'tokenized', nonce: 'nonce-1', instrument: { type: 'paypal' } },
      });
    expect(edge.asked.find(({ path }) => path === 'create_payment_resource')?.body).toMatchObject({
      amount: '38.90',
      currencyIsoCode: 'EUR',
    });
  });

  test('P1 reports that Braintree is unreachable', async ({ page, market, ports, watch }) => {
    watch.allow(/ERR_|Failed to load/);
    await page.context().route(/^https:/, (route) => route.abort('internetdisconnected'));
    await page.goto(market.url('/'));
    frame = await embedFrame(page, {
      address: await frameAddress(ports),
      clientToken: genuineToken(),
    });
    await expect.poll(() => frame.last('broken')).toBeTruthy();
  });
});
