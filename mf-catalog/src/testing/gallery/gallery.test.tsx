import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { type CountryCode, LOCALES } from '@shop/contracts/market';
import { inShop } from '@shop/contracts/testing';
import remote from '../../remote.ts';
import { resetCatalogue } from '../fake-catalogue.ts';
import { createTestPage } from '../test-page.tsx';
import { GalleryPage } from './gallery-page.tsx';
import { pageStates } from './page-states.tsx';
import { ProductStateView } from './product-state-view.tsx';
import { productStates } from './states.ts';

jest.mock('@shop/contracts/commerce/catalogue', () => jest.requireActual('../fake-catalogue.ts'));

beforeEach(() => resetCatalogue());

const show = async (name: string, country: CountryCode = 'IT') => {
  const state = productStates.find((it) => it.name === name)!;
  render(await inShop(<ProductStateView state={state} />, remote, createTestPage('en', country)));
  return within(screen.getByRole('article', { name }));
};

describe('every state of a product', () => {
  it.each(productStates)(
    'S1 S2 "$name" has one named link, a heading and a buy box',
    async (state) => {
      const shown = await show(state.name);
      const link = shown.getAllByRole('link')[0];
      expect(link).toHaveAccessibleName();
      expect(shown.getByRole('heading', { level: 3 })).toHaveTextContent(/\S/);
      expect(shown.getByRole('region', { name: 'Buy' })).toHaveTextContent(/\S/);
      for (const image of shown.queryAllByRole('img')) expect(image).toHaveAccessibleName();
      // A missing value never shows as a variable name, nor a message as its key.
      expect(document.body).not.toHaveTextContent(/undefined|null,|NaN|catalog\.|\[object/);
    },
  );

  it.each(LOCALES)('S1 S2 all of them are complete in the server’s HTML in %s', async (locale) => {
    const page = createTestPage(locale);
    const html = renderToString(await inShop(<GalleryPage />, remote, page));
    for (const { name } of [...productStates, ...pageStates])
      expect(html).toContain(`>${name}</h2>`);
  });

  it.each([
    ['in stock', ['In stock', 'Delivery in 2–3 days']],
    ['only 3 left', ['Only 3 left']],
    ['sold out', ['Sold out']],
    ['prompt, within 48 hours', ['prompt delivery']],
    ['default range, 7 to 14 days', ['Delivery in 7–14 days']],
    ['two stock levels', ['Delivery in 1–2 days', 'for up to 4 items']],
    ['former price', ['€19.00']],
    ['delivery at once', ['Ready in stock']],
    ['without a price', ['Not sold in this country', 'Sold out']],
  ])('K "%s" shows its text', async (name, texts) => {
    const shown = await show(name);
    const box = within(shown.getByRole('region', { name: 'Buy' }));
    for (const text of texts) expect(box.getByText(text)).toBeVisible();
  });

  it.each([
    ['single-use bottle', 'DE', ['plus €0.25 deposit', 'EINWEG']],
    ['refillable bottle', 'DE', ['plus €0.15 deposit', 'MEHRWEG']],
    ['bottle that is not declared', 'DE', ['Not sold in this country']],
    ['single-use bottle', 'AT', ['€14.50']],
  ] as const)('L5 "%s" shows its deposit in %s', async (name, country, texts) => {
    const shown = await show(name, country);
    const box = within(shown.getByRole('region', { name: 'Buy' }));
    for (const text of texts) expect(box.getAllByText(text)[0]).toBeVisible();
    expect(box.queryAllByText(/deposit/).length > 0).toBe(texts.length > 1);
  });

  it('S1 shows an empty placeholder for a missing picture', async () => {
    const shown = await show('without a picture');
    expect(shown.getByTestId('no-picture')).toBeVisible();
  });
});
