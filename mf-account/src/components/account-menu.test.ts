import { paths } from '@shop/contracts/routing';
import { routes } from '../routes.ts';
import { MENU_ENTRIES } from './account-menu.tsx';

describe('the account’s menu', () => {
  it('S11 links to existing screens', () => {
    const own = MENU_ENTRIES.map(({ to }) => to).filter((to) => to !== paths.wishList());
    const known = routes.map(({ path }) => `/${path}`);
    expect(own.filter((to) => !known.includes(to))).toEqual([]);
  });

  it('S11 names each screen once', () => {
    for (const part of ['to', 'label'] as const)
      expect(new Set(MENU_ENTRIES.map((it) => it[part])).size).toBe(MENU_ENTRIES.length);
  });
});
