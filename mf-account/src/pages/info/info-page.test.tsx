import { screen, within } from '@testing-library/react';
import { fail } from '@shop/contracts/commerce';
import { createText } from '@shop/contracts/i18n';
import { LOCALES } from '@shop/contracts/market';
import { STORAGE } from '@shop/contracts/storage';
import { commerceError } from '@shop/contracts/testing';
import { PAGES } from '../../model/info/pages.ts';
import { makeTerms } from '../../testing/make-terms.ts';
import { openInfo } from '../../testing/open-info.tsx';
import remote from '../../remote.ts';

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('a page of text', () => {
  it.each(PAGES)('exists in every language, with its own head: %s', async (page) => {
    const titles = new Set<string>();
    for (const locale of LOCALES) {
      const { result, unmount } = await openInfo(page, { locale });
      if (!('head' in result)) throw new Error('it is no page');
      expect(result).toMatchObject({ status: 200, head: { canonical: `/info/${page}` } });
      expect(result.head.description).toBeTruthy();
      const heading = screen.getByRole('heading', { level: 1 });
      expect(result.head.title).toBe(`${heading.textContent} · Fonte & Vigna`);
      titles.add(result.head.title);
      unmount();
    }
    expect(titles.size).toBeGreaterThan(1);
  });

  it('S13 is an unlisted 404 for an unknown page', async () => {
    const { result } = await openInfo('constructor');
    expect(result).toMatchObject({ status: 404, page: 'shell', head: { robots: 'noindex' } });
    expect(screen.getByRole('navigation', { name: 'Information pages' })).toBeVisible();
  });

  it('shows the configured merchant', async () => {
    const { config } = await openInfo('imprint');
    const { merchant } = config;
    for (const line of [merchant.company, ...merchant.address, merchant.vat])
      expect(screen.getByText(line)).toBeVisible();
    const mail = screen.getByRole('link', { name: merchant.email });
    expect(mail).toHaveAttribute('href', `mailto:${merchant.email}`);
  });

  it('links to the other pages and the shop, in this market and language', async () => {
    const { context } = await openInfo('contact');
    const orders = screen.getByRole('link', { name: 'My orders' });
    expect(orders).toHaveAttribute('href', `${context.prefix}/account/orders`);
    const pages = screen.getByRole('navigation', { name: 'Information pages' });
    expect(
      within(pages)
        .getAllByRole('link')
        .map((it) => it.getAttribute('href')),
    ).toEqual(PAGES.map((page) => `${context.prefix}/info/${page}`));
    expect(within(pages).getByRole('link', { current: 'page' })).toHaveTextContent('Contact');
  });

  it('shows cost, free-shipping amount and times of the market', async () => {
    await openInfo('shipping-and-returns');
    const row = screen.getByRole('row', { name: /Express courier within Italy/u });
    expect(cells(row)).toEqual([
      expect.stringContaining('€6.90'),
      expect.stringContaining('€69.00'),
      expect.stringContaining('1–2 days'),
      expect.stringContaining('7–14 days'),
    ]);
  });

  it('shows all delivery terms of a multi-country market, and which one applies', async () => {
    const world = makeTerms({
      id: 'b',
      name: 'World',
      names: {},
      price: { cents: 3900, currency: 'USD' },
    });
    const norway = {
      ...world,
      id: 'a',
      name: 'Norway',
      freeOver: null,
      times: world.times.slice(0, 1),
    };
    await openInfo('shipping-and-returns', {
      country: 'US',
      delivery: { ok: true, value: [norway, world] },
    });
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(cells(screen.getByRole('row', { name: /Norway/u }))[3]).toMatch(/–$/u);
    expect(screen.getByText('The checkout offers the method for your country.')).toBeVisible();
  });

  it('renders without delivery terms and states where they are displayed', async () => {
    const { result } = await openInfo('shipping-and-returns', {
      delivery: fail(commerceError('CONNECTION')),
    });
    expect(result).toMatchObject({ status: 200 });
    expect(screen.getByText(/are shown at checkout/u)).toBeVisible();
  });

  it.each([
    ['IT', '18'],
    ['DE', '16'],
    ['US', '21'],
    ['JP', '20'],
  ])('shows the minimum age for alcohol in %s: %s', async (country, age) => {
    await openInfo('terms', { country });
    expect(screen.getByText(new RegExp(`people aged ${age} or over`, 'u'))).toBeVisible();
  });

  it.each([
    ['IT', 'Legal guarantee of conformity: 2 years'],
    ['ES', 'Legal guarantee of conformity: 3 years'],
    ['US', null],
  ])('S7 has the notice on the legal guarantee in the terms of %s: %s', async (country, title) => {
    await openInfo('terms', { country });
    const heading = screen.queryByText(/^Legal guarantee of conformity: /u);
    expect(heading?.textContent ?? null).toBe(title);
    if (title === null) return;
    expect(screen.getByRole('link', { name: 'Your rights on Your Europe' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/europa\.eu\/youreurope\/.*_en\.htm$/u),
    );
    expect(screen.getByRole('img', { name: /QR code/u })).toHaveAttribute(
      'src',
      '/guarantee-en.svg',
    );
  });

  it('S7 names in the accessibility statement the standard, the limits and whom to tell', async () => {
    const { config } = await openInfo('accessibility');
    expect(screen.getByText(/EN 301 549.*WCAG\) 2\.2, level AA/u)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Known limits' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: config.merchant.email })[0]).toBeVisible();
  });

  it.each(LOCALES)(
    'E5 lists everything that remains in the browser, with purpose and time: %s',
    async (locale) => {
      await openInfo('privacy', { locale });
      const text = createText(locale, await remote.messages(locale, 'pages'));
      const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
      for (const { key, purpose, lifetime } of Object.values(STORAGE)) {
        if (purpose === null) continue;
        const [row = '', ...others] = rows.filter(
          (it) =>
            it.startsWith(text(`content.storage.${purpose}`)) &&
            it.endsWith(text(`content.storage.lifetime.${lifetime}`)),
        );
        expect(row).toContain(key);
        expect(others).toEqual([]);
      }
    },
  );

  it.each(LOCALES)(
    'E5 leads from the privacy page to the data and the account: %s',
    async (locale) => {
      const { context } = await openInfo('privacy', { locale });
      const targets = screen.getAllByRole('link').map((it) => it.getAttribute('href'));
      for (const page of ['personal-data', 'privacy'])
        expect(targets).toContain(`${context.prefix}/account/${page}`);
    },
  );

  it.each([
    ['profile', /your name, phone and date of birth/u],
    ['consents', /write to you by post and use your purchases/u],
    ['reviews', /publish it on the product page/u],
    ['newsletter', /asked for the newsletter and confirmed it/u],
    ['returns', /what you state, with your name, e-mail address, order number/u],
    ['mails', /e-mails we sent: 90 days/u],
  ])('E5 names on the privacy page what the shop keeps: %s', async (_, words) => {
    await openInfo('privacy', { locale: 'en' });
    expect(screen.getByText(words)).toBeVisible();
  });

  it.each(PAGES)('has the same sections in every language: %s', async (page) => {
    const counts = new Set<number>();
    for (const locale of LOCALES) {
      const { container, unmount } = await openInfo(page, { locale });
      counts.add(container.querySelectorAll('h2, h3').length);
      unmount();
    }
    expect(counts.size).toBe(1);
  });

  it('E5 has no text about storage that the shop does not use', async () => {
    const messages = await remote.messages('en', 'pages');
    const rows = Object.values(STORAGE);
    const used = new Set([
      ...rows.flatMap(({ purpose }) => (purpose === null ? [] : `content.storage.${purpose}`)),
      ...rows.map(({ lifetime }) => `content.storage.lifetime.${lifetime}`),
      ...['purpose', 'names', 'lifetime'].map((it) => `content.storage.column.${it}`),
    ]);
    const texts = Object.keys(messages).filter((it) => it.startsWith('content.storage.'));
    expect(texts.toSorted()).toEqual([...used].toSorted());
  });
});
