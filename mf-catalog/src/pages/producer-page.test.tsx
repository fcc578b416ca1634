import { render, screen, within } from '@testing-library/react';
import { LOCALES } from '@shop/contracts/market';
import { skus } from '../../../services/commerce/demo/seed/catalog.ts';
import { DESCRIPTION } from '../seo/meta-description.ts';
import { PRODUCER_KEYS } from '../producer/producer-keys.ts';
import { findProducer, PRODUCERS } from '../producer/producers.ts';
import { factsOf } from '../facts/facts.ts';
import { routes } from '../routes.ts';
import { makeWine } from '../testing/factories.ts';
import { resetCatalogue } from '../testing/fake-catalogue.ts';
import { resetShelf, shelf } from '../testing/fake-item-catalogue.ts';
import { openPage } from '../testing/open-page.tsx';
import { createTestPage } from '../testing/test-page.tsx';
import * as producerPage from './producer.ts';
import { producerTexts } from '../producer/producer-story.tsx';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../testing/fake-item-catalogue.ts'),
);

const orsarola = { params: { producer: 'cascina-orsarola' } };
const open = async (address: Parameters<typeof openPage>[1] = orsarola) => {
  const opened = await openPage(producerPage, address);
  return { ...opened, view: render(opened.element) };
};

beforeEach(() => {
  resetCatalogue();
  resetShelf({ index: { 'it-eur': [makeWine('Barolo'), makeWine('Gavi')] } });
});

describe('producer page', () => {
  it('S1 introduces the producer and lists its items in the market', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cascina Orsarola');
    expect(screen.getByText('Producer · Piedmont')).toBeVisible();
    expect(screen.getByText(/pale marl between Asti and the Langhe/)).toBeVisible();
    const items = within(screen.getByRole('region', { name: 'Products' }));
    expect(items.getAllByRole('link').map((it) => it.textContent)).toEqual(
      expect.arrayContaining(['Barolo', 'Gavi']),
    );
    expect(shelf.asked).toEqual([expect.objectContaining({ producer: 'Cascina Orsarola' })]);
  });

  it('S13 responds 404 to an unknown producer', async () => {
    const { result } = await open({ params: { producer: 'nobody' } });
    expect(result.status).toBe(404);
  });

  it('S1 is noindex if the market sells none of its items', async () => {
    resetShelf({ index: { 'it-eur': [] } });
    const { result } = await open();
    expect(result).toMatchObject({ status: 200, head: { robots: 'noindex' } });
    expect(screen.getByText('Nothing here for now')).toBeVisible();
  });

  it('S1 renders without the index, and offers a retry for the items', async () => {
    resetShelf();
    const { result } = await open();
    expect(result).toMatchObject({ status: 200, head: { canonical: expect.any(String) } });
    expect(screen.getByText(/pale marl/)).toBeVisible();
    expect(await screen.findByRole('button', { name: /again/i })).toBeVisible();
  });

  it.each(LOCALES)(
    'M7 has a story and a meta description of valid length for every producer in %s',
    async (locale) => {
      for (const { key, name } of PRODUCERS) {
        expect(producerTexts[locale]).toHaveProperty([`producer.${key}.story`]);
        const page = createTestPage(locale);
        const { result } = await openPage(producerPage, { params: { producer: key }, page });
        const {
          description = '',
          title,
          canonical,
        } = 'head' in result ? result.head : { title: '' };
        expect(title).toBe(`${name} · Fonte & Vigna`);
        expect(canonical).toBe(`/category/producer/${key}`);
        expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION.least);
        expect(description.length).toBeLessThanOrEqual(DESCRIPTION.most);
      }
    },
  );

  it('S1 every producer of a sold item has a page, and all pages are in the sitemap', () => {
    const names = new Set(skus.flatMap(({ metadata = {} }) => factsOf(metadata).producer ?? []));
    expect([...names].filter((name) => !findProducer(name))).toEqual([]);
    expect(routes.find(({ id }) => id === 'producer')?.sitemap).toEqual(
      PRODUCER_KEYS.map((key) => `category/producer/${key}`),
    );
  });
});
