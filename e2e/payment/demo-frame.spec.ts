import {
  TEST_CARDS,
  type TestCardMeaning,
} from '../../mf-checkout/src/payment-frame/demo/test-cards.ts';
import { inGroups } from '../../mf-checkout/src/payment-frame/demo/in-groups.ts';
import { axeViolations } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { demoToken } from './demo-token.ts';
import { aSetting, embedFrame, withinFrame, type EmbeddedFrame } from './embed-frame.ts';
import { frameAddress } from './frame-address.ts';

const amount = { cents: 3890, currency: 'EUR' } as const;
const cardThatIs = (meaning: TestCardMeaning) => TEST_CARDS.find((it) => it.meaning === meaning)!;

test.describe('the payment frame of the demo', () => {
  let frame: EmbeddedFrame;

  test.beforeEach(async ({ page, market, ports }) => {
    await page.goto(market.url('/'));
    const setting = aSetting({ locale: market.locale });
    frame = await embedFrame(page, {
      address: await frameAddress(ports),
      clientToken: demoToken,
      setting,
    });
    await expect.poll(() => frame.last('ready')).toBeTruthy();
  });

  const fillIn = async (text: (id: string) => string, meaning: TestCardMeaning) => {
    const { number } = cardThatIs(meaning);
    await frame.form.getByText(text('checkout.frame.cards')).click();
    await frame.form
      .getByRole('button', { name: `${text('checkout.frame.fill')} ${inGroups(number)}` })
      .click();
  };

  test('P1 has labels and autofill names, and returns a nonce for a typed card', async ({
    market: { text },
  }) => {
    await expect(frame.form.getByText(text('checkout.frame.demo.title'))).toBeVisible();
    const field = (name: string) =>
      frame.form.getByRole('textbox', { name: text(`checkout.frame.field.${name}`) });
    for (const [name, token, typed] of [
      ['number', 'cc-number', '4012888888881881'],
      ['expiry', 'cc-exp', '12/32'],
      ['code', 'cc-csc', '123'],
      ['name', 'cc-name', 'Giulia Rossi'],
    ] as const) {
      await expect(field(name)).toHaveAttribute('autocomplete', token);
      await field(name).fill(typed);
    }
    await frame.send({ type: 'tokenize', id: 'one', amount });
    await expect
      .poll(async () => (await frame.last('answer'))?.outcome)
      .toMatchObject({
        kind: 'tokenized',
        nonce: expect.stringMatching(/^fake-valid-visa-nonce\../),
        instrument: { brand: 'Visa', lastDigits: '1881' },
      });
    // The input stays for another attempt.
    await expect(field('number')).toHaveValue('4012 8888 8888 1881');
  });

  test('P1 reports missing fields, and moves the focus there', async ({ market: { text } }) => {
    await frame.send({ type: 'tokenize', id: 'one', amount });
    await expect.poll(async () => (await frame.last('answer'))?.outcome.kind).toBe('incomplete');
    await expect(frame.form.getByText(text('checkout.frame.error.missing'))).toHaveCount(4);
    await expect(
      frame.form.getByRole('textbox', { name: text('checkout.frame.field.number') }),
    ).toBeFocused();
  });

  for (const [meaning, button, outcome] of [
    ['challenge', 'confirm', { kind: 'tokenized' }],
    ['challenge', 'fail', { kind: 'refused', reason: 'three-d-secure' }],
    ['challenge', 'close', { kind: 'closed' }],
    ['challenge_failed', 'confirm', { kind: 'refused', reason: 'three-d-secure' }],
  ] as const) {
    test(`P1 shows a bank’s ${meaning} and the outcome of "${button}"`, async ({
      market: { text, money },
    }) => {
      await fillIn(text, meaning);
      await frame.send({ type: 'tokenize', id: 'one', amount });
      await expect.poll(() => frame.last('challenge')).toMatchObject({ id: 'one' });
      await expect(frame.form.getByText(money(amount.cents))).toBeVisible();
      await frame.form
        .getByRole('button', { name: text(`checkout.frame.challenge.${button}`) })
        .click();
      await expect.poll(async () => (await frame.last('answer'))?.outcome).toMatchObject(outcome);
    });
  }

  for (const scheme of ['light', 'dark'] as const) {
    test(`A1 has no axe violation in the form, its errors and its challenge, ${scheme}`, async ({
      page,
      market: { locale, text },
    }, testInfo) => {
      await frame.send({ type: 'change', setting: aSetting({ locale, scheme }) });
      await expect(frame.form.locator('html')).toHaveAttribute('data-theme', scheme);
      await frame.send({ type: 'tokenize', id: 'one', amount });
      await expect.poll(async () => (await frame.last('answer'))?.outcome.kind).toBe('incomplete');
      await fillIn(text, 'challenge');
      await page.screenshot({ path: testInfo.outputPath('form.png') });
      expect(await axeViolations(page, withinFrame(frame))).toEqual([]);
      await frame.send({ type: 'tokenize', id: 'two', amount });
      await expect.poll(() => frame.last('challenge')).toBeTruthy();
      await page.screenshot({ path: testInfo.outputPath('challenge.png') });
      expect(await axeViolations(page, withinFrame(frame))).toEqual([]);
    });
  }

  test('A1 the form fits a phone of 320 px, and reports its height', async ({ page }) => {
    await page.setViewportSize({ width: 336, height: 800 });
    const html = frame.form.locator('html');
    await expect
      .poll(() => html.evaluate((it) => it.scrollWidth - it.clientWidth))
      .toBeLessThanOrEqual(0);
    const height = await frame.form
      .locator('#root')
      .evaluate((it) => (it as HTMLElement).offsetHeight);
    await expect.poll(async () => (await frame.last('height'))?.height).toBe(height);
  });
});
