import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createText } from '@shop/contracts/i18n';
import { LOCALES } from '@shop/contracts/market';
import type { PageContext } from '@shop/contracts/remote';
import { createTestPage, inShop, openRoutes } from '@shop/contracts/testing';
import { PAGE_PATH } from '../../model/path.ts';
import remote from '../../remote.ts';
import { load, Page } from './index.ts';

describe('the page of __name__', () => {
  it('opens at its path with its heading', async () => {
    await openRoutes(remote, createTestPage(), PAGE_PATH);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('__title__');
  });

  it.each(LOCALES)('M7 is complete in the server’s HTML, with title and description: %s', async (locale) => {
    const page = createTestPage({ locale });
    const html = renderToString(await inShop(<Page />, remote, page, PAGE_PATH));
    const text = createText(locale, await remote.messages(locale));
    expect(html).toContain(text('__name__.empty'));
    expect(await load({ ...page.context, text } as PageContext)).toMatchObject({
      status: 200,
      head: { title: text('__name__.head'), description: text('__name__.lead') },
    });
  });
});
