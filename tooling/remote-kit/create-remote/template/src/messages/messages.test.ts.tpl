import { LOCALES } from '@shop/contracts/market';
import remote from '../remote.ts';

describe('messages', () => {
  it('M7 has the same texts in all five languages, none of them empty', async () => {
    const [first, ...others] = await Promise.all(LOCALES.map((it) => remote.messages(it)));
    const keysOf = (messages: object) => Object.keys(messages).filter((it) => it !== 'en-US');
    for (const messages of others) expect(keysOf(messages)).toEqual(keysOf(first!));
    for (const messages of [first!, ...others])
      expect(Object.values(messages).filter((it) => it === '')).toEqual([]);
  });
});
