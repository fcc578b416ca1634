import { parse } from '@formatjs/icu-messageformat-parser';
import { intlOf } from './intl-of.ts';
import type { Messages } from './types.ts';

const common: Messages = { close: 'Close', title: 'Common' };
const cart: Messages = { title: 'Cart', 'en-US': { title: 'Shopping cart' } };

describe('intlOf', () => {
  it('M7 makes the formats of the same catalogs once per language', () => {
    expect(intlOf('en', cart, common)).toBe(intlOf('en', cart, common));
    expect(intlOf('en-US', cart, common)).not.toBe(intlOf('en', cart, common));
    expect(intlOf('en', cart)).not.toBe(intlOf('en', cart, common));
  });

  it('M7 has the messages of its own catalog, regional spelling and outer provider', () => {
    const titles = [
      intlOf('en', cart, common),
      intlOf('en-US', cart, common),
      intlOf('en', common),
    ];
    expect(titles.map((it) => it.formatMessage({ id: 'title' }))).toEqual([
      'Cart',
      'Shopping cart',
      'Common',
    ]);
    expect(titles[0]?.formatMessage({ id: 'close' })).toBe('Close');
  });

  it('M7 formats a precompiled message with the values of each use', () => {
    const bottles = parse('{count, plural, one {a bottle} other {# bottles}}');
    const intl = intlOf('en', { bottles } as unknown as Messages);
    const say = (count: number) => intl.formatMessage({ id: 'bottles' }, { count });
    expect([say(1), say(2), say(1)]).toEqual(['a bottle', '2 bottles', 'a bottle']);
  });
});
