import { createText } from '@shop/contracts/i18n/create-text';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { DEMO_MERCHANT } from '@shop/contracts/store/demo-merchant';
import type { MailData } from '../../mail-request.ts';
import { mailMessages } from '../mail-messages.ts';
import { returnRequest } from './return-mails.ts';

const STATED: MailData['return-request'] = {
  kind: 'withdrawal',
  name: 'Ada Rossi',
  number: '10042',
  email: 'ada@shop.example',
  note: 'Both bottles',
  receivedAt: '2026-11-28T10:15:00.000Z',
  items: null,
};

const blocksOf = async (its: Partial<MailData['return-request']>) => {
  const { blocks } = await returnRequest({
    text: createText('en', await mailMessages('en')),
    data: { ...STATED, ...its },
    locale: 'en',
    merchant: DEMO_MERCHANT,
    markets: MARKETS,
    pageOf: (path) => path,
    pictureOf: () => null,
    readOrder: () => Promise.reject(new Error('not asked')),
  });
  return blocks;
};
const factsOf = async (its: Partial<MailData['return-request']>) =>
  (await blocksOf(its)).flatMap((it) => ('facts' in it ? it.facts.map(({ value }) => value) : []));

describe('the acknowledgement of a return request', () => {
  it('S11 repeats what the buyer of an order stated, with the time of its receipt', async () => {
    expect(await factsOf({})).toEqual([
      'Ada Rossi',
      '10042',
      'ada@shop.example',
      'the whole order',
      'Both bottles',
      '2026-11-28 10:15 UTC',
    ]);
  });

  it('S11 X has no words of a stranger', async () => {
    const facts = await factsOf({ name: null, note: null });
    expect(facts).toEqual(['10042', 'ada@shop.example', 'the whole order', '2026-11-28 10:15 UTC']);
  });

  it('S11 L1 says that the items are some of the order, if a note names them', async () => {
    const facts = await factsOf({ items: [], note: 'one Gavi' });
    expect(facts.slice(3, 5)).toEqual(['some of the order, see the note', 'one Gavi']);
  });

  it('S11 asks whoever has not sent it to write at once: it takes effect', async () => {
    expect(await blocksOf({})).toContainEqual({
      note: `If this was not you, write to ${DEMO_MERCHANT.email} at once.`,
    });
  });
});
