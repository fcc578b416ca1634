import { createText } from '@shop/contracts/i18n/create-text';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { DEMO_MERCHANT } from '@shop/contracts/store/demo-merchant';
import type { Platform } from '../../../platform/platform.ts';
import { readDocument } from '../../../platform/read-document.ts';
import type { MailData, MailKind } from '../../mail-request.ts';
import { readMailedOrder } from '../../order/read-mailed-order.ts';
import { SupersededError } from '../../sending/superseded-error.ts';
import { makeOrderDocument } from '../../testing/make-order-document.ts';
import type { WriteMail } from '../kind-context.ts';
import { mailMessages } from '../mail-messages.ts';
import { orderConfirmation, orderShipped, paymentRefused } from './order-mails.ts';

const LINK = 'https://shop.example/it/eur/it/track-order#id=a&token=b';
type Changes = Parameters<typeof makeOrderDocument>[0];

/** Composes a mail from the current state of an order. */
const compose = async <K extends MailKind>(
  write: WriteMail<K>,
  data: MailData[K],
  changes: Changes,
) => {
  const [row = null] = readDocument(makeOrderDocument(changes));
  const platform: Pick<Platform, 'read'> = { read: async () => row };
  return write({
    text: createText('en', await mailMessages('en')),
    data,
    locale: 'en',
    merchant: DEMO_MERCHANT,
    markets: MARKETS,
    pageOf: (path) => path,
    pictureOf: () => null,
    readOrder: (id) => readMailedOrder(platform as Platform, id),
  });
};

describe('the confirmation of an order that was canceled meanwhile', () => {
  const confirm = async (method: Record<string, unknown>, status = 'cancelled') => {
    const mail = await compose(
      orderConfirmation,
      { orderId: 'order', trackingLink: LINK },
      { order: { status }, method: { metadata: method } },
    );
    return JSON.stringify(mail.blocks);
  };
  const transfer = { bank_account: { beneficiary: 'Fonte', iban: 'IT60X0542811101000000123456' } };

  it.each([
    ['bank transfer', transfer, /transfer|IT60/],
    ['cash on delivery', {}, /cash ready|in cash/],
  ])('S8 asks for no payment by %s', async (_, method, asked) => {
    expect(await confirm(method, 'placed')).toMatch(asked);
    expect(await confirm(method)).not.toMatch(asked);
  });

  it('S8 promises no delivery and nothing that follows it', async () => {
    const promises = [/expected/, /Legal guarantee/, /withdraw/i];
    for (const promise of promises) {
      expect(await confirm(transfer, 'placed')).toMatch(promise);
      expect(await confirm(transfer)).not.toMatch(promise);
    }
    expect(await confirm(transfer)).toContain('Barolo');
  });
});

describe('the mail about a refused payment', () => {
  const refuse = (transaction: 'authorizations' | 'captures', order: Record<string, unknown>) =>
    compose(paymentRefused, { orderId: 'order', transaction }, { order });

  it.each([
    ['authorizations', { payment_status: 'authorized' }],
    ['authorizations', { payment_status: 'paid' }],
    ['captures', { payment_status: 'paid' }],
    ['captures', { payment_status: 'partially_refunded' }],
    ['captures', { payment_status: 'authorized', status: 'cancelled' }],
    ['authorizations', { payment_status: 'unpaid', status: 'cancelled' }],
  ] as const)('T12 is superseded: %s, %j', async (transaction, order) => {
    await expect(refuse(transaction, order)).rejects.toThrow(SupersededError);
  });

  it.each([
    ['authorizations', { payment_status: 'unpaid' }],
    // A failed capture leaves the authorization, so the order is not paid.
    ['captures', { payment_status: 'authorized' }],
    ['captures', { payment_status: 'partially_paid' }],
  ] as const)('T12 is sent while the payment is due: %s, %j', async (transaction, order) => {
    expect((await refuse(transaction, order)).subject).toContain('10000001');
  });
});

describe('the mail about a shipment', () => {
  const ship = (status: string) =>
    compose(
      orderShipped,
      { orderId: 'order', shipmentId: 'shipment', trackingLink: LINK },
      { shipment: { status } },
    );

  it('S8 is superseded once the shipment is delivered', async () => {
    expect((await ship('shipped')).subject).toContain('10000001');
    await expect(ship('delivered')).rejects.toThrow(SupersededError);
  });
});
