import type { Page } from '@playwright/test';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

/** A card of the demonstration (docs/payments.md), with whatever else it is asked for. */
export const CARDS = {
  accepted: '4012 8888 8888 1881',
  declined: '4000 1111 1111 1115',
  fraud: '4000 1111 1111 1511',
  challenge: '4000 0000 0000 1091',
} as const;

/** The payment frame, as it is with the local platform: the demonstration. */
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
    /** What a bank asks for. */
    proof: frame.getByRole('heading', { name: text('checkout.frame.challenge.title') }),
    confirmProof: frame.getByRole('button', { name: text('checkout.frame.challenge.confirm') }),
    failProof: frame.getByRole('button', { name: text('checkout.frame.challenge.fail') }),
  };
};
