import type { Page } from '@playwright/test';
import type { MarketUnderTest } from '../fixtures/market-under-test.ts';

/** A list of items with facets: a category (S2) or search results (S4). */
export const listingScreen = (page: Page, { text }: MarketUnderTest) => {
  const main = page.getByRole('main');
  const facets = main.getByRole('complementary', { name: text('catalog.filter.title') });
  const facet = (key: string) => facets.getByRole('group', { name: text(key) });
  const pager = main.getByRole('navigation', { name: text('ui.pager.label') });
  return {
    facets,
    cards: main.getByRole('article'),
    names: main.getByRole('article').getByRole('heading', { level: 2 }),
    heading: main.getByRole('heading', { level: 1 }),
    /** The visible count. */
    count: (total: number) =>
      main.getByRole('paragraph').getByText(text('catalog.category.count', { total }), {
        exact: true,
      }),
    /** The announced count. */
    announced: (total: number) =>
      main
        .getByRole('status')
        .getByText(text('catalog.category.count', { total }), { exact: true }),
    region: (key: string) =>
      facet('catalog.facts.region').getByRole('checkbox', { name: text(`fact.region.${key}`) }),
    grape: (key: string) =>
      facet('catalog.facts.grape').getByRole('checkbox', { name: text(`fact.grape.${key}`) }),
    available: facet('catalog.filter.only').getByRole('checkbox', {
      name: text('catalog.availability.in-stock'),
    }),
    offers: facet('catalog.filter.only').getByRole('checkbox', {
      name: text('category.offers.name'),
    }),
    price: (end: 'from' | 'to') =>
      facets.getByRole('textbox', { name: text(`catalog.filter.${end}`), exact: true }),
    apply: facets.getByRole('button', { name: text('catalog.filter.apply') }),
    chips: main.getByRole('list', { name: text('catalog.filter.active') }).getByRole('link'),
    remove: (name: string) =>
      main.getByRole('link', { name: text('catalog.filter.remove', { name }), exact: true }),
    clear: main
      .getByRole('list', { name: text('catalog.filter.active') })
      .getByRole('link', { name: text('catalog.filter.clear') }),
    sort: (key: string) =>
      main
        .getByRole('navigation', { name: text('catalog.sort.label') })
        .getByRole('link', { name: text(`catalog.sort.${key}`), exact: true }),
    next: pager.getByRole('link', { name: text('ui.pager.next') }),
    page: (number: number) =>
      pager.getByRole('link', { name: text('ui.pager.page', { page: number }) }),
    openFilters: main.getByRole('button', { name: new RegExp(`^${text('catalog.filter.title')}`) }),
    drawer: page.getByRole('dialog', { name: text('catalog.filter.title') }),
  };
};
