import { act, screen } from '@testing-library/react';
import type { PageResult, RemoteModule } from '@shop/contracts/remote';
import { renderShop } from '../testing/make-shop.tsx';
import { loadPageData } from './load-page.ts';

const head = { title: 'Missing' };
const open = async (result: PageResult) => {
  const { Page } = await loadPageData(
    {
      matched: {
        remote: 'catalog',
        route: { id: 'product', path: 'product/:code', rendering: 'server' },
        params: { code: 'A' },
      },
      remote: {} as RemoteModule,
      messages: {},
      page: { load: async () => result, Page: () => <p>What is new</p> },
    },
    { locale: 'en' } as never,
    { query: new URLSearchParams() } as never,
  );
  await act(async () => void renderShop(<Page />));
};

describe('a missing page', () => {
  it('S13 is the shell’s page, with its team’s content below it', async () => {
    await open({ status: 404, head, page: 'shell' });
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByText('What is new')).toBeVisible();
  });

  it('S13 is its team’s page if its result does not name the shell’s (older releases)', async () => {
    await open({ status: 404, head });
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    expect(screen.getByText('What is new')).toBeVisible();
  });
});
