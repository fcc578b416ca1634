import type { Page } from '@playwright/test';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

/** A demo card (docs/payments.md), with all further required fields. */
export const CARDS = {
  accepted: '4012 8888 8888 1881',
  declined: '4000 1111 1111 1115',
  fraud: '4000 1111 1111 1511',
  challenge: '4000 0000 0000 1091',
} as const;

/** The payment frame of the local platform: the demo's. */
export const cardFrame = (page: Page, { text }: MarketUnderTest) => {
  const frame = page.frameLocator(`iframe[title="${text('checkout.card_frame.title')}"]`);
  const field = (name: 'number' | 'expiry' | 'code' | 'name') =>
    frame.getByRole('textbox', { name: text(`checkout.frame.field.${name}`) });
  return {
    field,
    type: async (number: string): Promise<void> => {
      await field('number').fill(number);
      await field('expiry').fill('12/32');
      await field('code').fill('123');
      await field('name').fill('Giulia Amico');
    },
    /** The bank's challenge. */
    proof: frame.getByRole('heading', { name: text('checkout.frame.challenge.title') }),
    confirmProof: frame.getByRole('button', { name: text('checkout.frame.challenge.confirm') }),
    failProof: frame.getByRole('button', { name: text('checkout.frame.challenge.fail') }),
  };
};
