import { LOCALES } from '@shop/contracts/market';
import type { Messages } from '@shop/contracts/remote';
import { CATEGORIES } from '../category/categories.ts';
import remote from '../remote.ts';

describe('messages', () => {
  it('M7 has the same keys in all five languages', async () => {
    const [first, ...others] = await Promise.all(LOCALES.map((it) => remote.messages(it)));
    const keysOf = ({ 'en-US': _, ...messages }: Messages) => Object.keys(messages);
    for (const messages of others) expect(keysOf(messages)).toEqual(keysOf(first!));
  });

  it('M7 has no empty text', async () => {
    for (const locale of LOCALES) {
      const blank = Object.entries(await remote.messages(locale)).filter(
        ([, text]) => typeof text === 'string' && !text.trim(),
      );
      expect(blank).toEqual([]);
    }
  });

  it('S2 has a name and an intro for every category', async () => {
    const messages = await remote.messages('it');
    for (const { key } of CATEGORIES) {
      expect(messages).toHaveProperty([`category.${key}.name`]);
      expect(messages).toHaveProperty([`category.${key}.intro`]);
    }
  });
});
