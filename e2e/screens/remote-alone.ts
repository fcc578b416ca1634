import { expect, type Page } from '@playwright/test';
import type { RemoteName } from '@shop/contracts/remote/fragments';
import type { Ports } from '../../tooling/remote-kit/ports.ts';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

/** Name of a screen in the list. */
interface ListedScreen {
  group: string;
  /** Its path below the market prefix, with `:word` for an id of the created sample. */
  name: string;
  /** Its sample; null if it needs none. */
  sample: string | null;
}

/** Creating a sample takes about sixty platform calls, on a possibly busy machine. */
const MAKING = 60_000;

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** A remote opened at its own host (docs/development.md). */
export const remoteAlone = (
  page: Page,
  { text, locale, prefix }: MarketUnderTest,
  ports: Ports,
  name: RemoteName,
) => {
  const list = page.getByRole('navigation', { name, exact: true });
  const group = (of: string) => list.getByRole('list', { name: of, exact: true });
  const form = (key: 'market' | 'language' | 'colours') =>
    page.getByRole('banner').getByRole('combobox', { name: text(`standalone.${key}`) });
  return {
    list,
    market: form('market'),
    language: form('language'),
    colours: form('colours'),
    show: page.getByRole('banner').getByRole('button', { name: text('standalone.show') }),
    heading: page.getByRole('heading', { level: 1 }),
    loading: page.getByRole('main').getByText(text('ui.loading')),
    problem: page.getByText(text('standalone.failed.title')),
    open: async (): Promise<void> => {
      await page.goto(`http://localhost:${ports.remotes[name]}/?market=${prefix}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(list).toBeVisible();
    },
    /** Every screen of the list, before any sample exists. */
    screens: (): Promise<ListedScreen[]> =>
      list.getByRole('link').evaluateAll((links) =>
        links.map((link) => ({
          group:
            document.getElementById(link.closest('ul')?.getAttribute('aria-labelledby') ?? '')
              ?.textContent ?? '',
          name: link.textContent,
          sample: new URL((link as HTMLAnchorElement).href).searchParams.get('sample'),
        })),
      ),
    /** Follows the link of a screen and waits until its sample exists. */
    visit: async ({ group: of, name: screen, sample }: ListedScreen): Promise<void> => {
      await group(of).getByRole('link', { name: screen, exact: true }).click();
      const path = literally(screen === '/' ? '' : screen).replace(/:\w+/gu, '[^/]+');
      const query = sample ? `sample=${sample}.*` : '';
      await expect(page).toHaveURL(new RegExp(`${query}#${path}${screen === '/' ? '$' : ''}`));
      if (!sample) return;
      const made = list.getByRole('button', { name: text('standalone.renew') });
      await expect(made).toBeVisible({ timeout: MAKING });
    },
  };
};
