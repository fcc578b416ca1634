import { act, screen, within } from '@testing-library/react';
import { LOCALES } from '@shop/contracts/market';
import { MARKETS } from '@shop/contracts/market/demo-markets';
import { renderShop } from '../testing/make-shop.tsx';

const PAGES = ['shipping-and-returns', 'contact', 'terms', 'privacy', 'imprint', 'accessibility'];

describe('the footer', () => {
  it.each(LOCALES)('links to every mandatory page, labeled in its language: %s', async (locale) => {
    await act(async () => void renderShop(<h1>Page</h1>, { locale }));
    const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
    const info = links.filter((it) => it.getAttribute('href')?.includes('/info/'));
    expect(info.map((it) => it.getAttribute('href'))).toEqual(
      PAGES.map((page) => `/it/eur/${locale}/info/${page}`),
    );
    const texts = jest.requireActual<Record<string, string>>(`../messages/${locale}.json`);
    expect(info.map(({ textContent }) => textContent)).toEqual(
      PAGES.map((page) => texts[`shell.info.${page}`]),
    );
  });

  it.each(LOCALES)('S7 links to the withdrawal function in the EEA: %s', async (locale) => {
    await act(async () => void renderShop(<h1>Page</h1>, { locale }));
    const texts = jest.requireActual<Record<string, string>>(`../messages/${locale}.json`);
    const name = texts['shell.footer.withdraw'] ?? '';
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/it/eur/${locale}/withdraw`,
    );
  });

  it('S7 has neither this link nor the accessibility statement where the law requires none', async () => {
    const market = MARKETS.find(({ market_code }) => market_code === 'rest-of-world-usd');
    await act(
      async () => void renderShop(<h1>Page</h1>, { ...(market && { market }), country: 'US' }),
    );
    expect(screen.queryByRole('link', { name: /withdraw/i })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Accessibility' })).toBeNull();
  });
});
