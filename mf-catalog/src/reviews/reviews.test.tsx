import type { ItemReviews } from '@shop/contracts/commerce/catalogue';
import { render, screen, within } from '@testing-library/react';
import { makeItem } from '../testing/factories.ts';
import { resetCatalogue } from '../testing/fake-catalogue.ts';
import { resetShelf, shelf } from '../testing/fake-item-catalogue.ts';
import { openPage } from '../testing/open-page.tsx';
import * as productPage from '../pages/product.ts';
import { reviewsPath, parseReviewsPage } from './reviews-api.ts';

jest.mock('@shop/contracts/commerce/catalogue', () =>
  jest.requireActual('../testing/fake-item-catalogue.ts'),
);

const answer: ItemReviews = {
  reviews: [
    {
      id: 'one',
      rating: 4,
      title: 'Honest <b>wine</b>',
      text: '<img src=x onerror=alert(1)>\nSecond line',
      locale: 'en',
      name: 'Ada',
      date: '2026-10-30',
    },
  ],
  rating: { average: 4.3, count: 7 },
  distribution: [0, 1, 0, 2, 4],
  page: 1,
  pageCount: 2,
};

beforeEach(() => {
  localStorage.clear();
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
  resetCatalogue({ items: [makeItem()] });
  resetShelf({ reviews: answer });
});

const open = async (search = '') => {
  const opened = await openPage(productPage, { params: { code: 'BARBERA-ASTI-750' }, search });
  render(opened.element);
  return opened;
};
const section = async () => within(await screen.findByRole('region', { name: 'Reviews' }));

describe('reviews on an item page', () => {
  it('M8 show their date in the page’s language', async () => {
    await open();
    const day = (await section()).getByText('30 October 2026');
    expect(day).toHaveAttribute('datetime', '2026-10-30');
  });

  it('S1 have a rating line below the item’s name: average and number, linked to them', async () => {
    await open();
    const [link] = await screen.findAllByRole('link', { name: '7 reviews' });
    expect(link).toHaveAttribute('href', '#reviews');
    expect(link?.parentElement).toHaveTextContent('4.3 of 5 stars');
  });

  it('S1 are shown as typed, with the distribution of stars', async () => {
    await open();
    const reviews = await section();
    expect(reviews.getByRole('heading', { name: 'Honest <b>wine</b>' })).toBeVisible();
    expect(reviews.getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect(reviews.getByText('5 stars').closest('li')).toHaveTextContent('5 stars4');
  });

  it('S1 are sorted and paged by links; invalid values default to the first page', async () => {
    await open('?reviews=2&reviews_sort=best');
    expect(shelf.asked).toContainEqual({
      kind: 'sku',
      code: 'BARBERA-ASTI-750',
      country: 'IT',
      sort: 'best',
      page: 2,
    });
    const reviews = await section();
    expect(reviews.getByRole('link', { name: 'Best' })).toHaveAttribute('aria-current', 'true');
    expect(reviews.getByRole('link', { name: 'Worst' })).toHaveAttribute(
      'href',
      expect.stringMatching(/BARBERA-ASTI-750.*[?]reviews_sort=worst#reviews$/),
    );
    for (const address of ['reviews=0', 'reviews=x', 'reviews=2e3', 'reviews_sort=__proto__'])
      expect(parseReviewsPage(new URLSearchParams(address))).toEqual({ sort: 'newest', page: 1 });
    expect(reviewsPath('/product/A', { sort: 'newest', page: 2 })).toBe(
      '/product/A?reviews=2#reviews',
    );
  });

  it('S1 S11 are written in the customer’s orders, to which the hint links', async () => {
    await open();
    const reviews = await section();
    expect(reviews.getByRole('link', { name: 'your orders' })).toHaveAttribute(
      'href',
      '/it/eur/en/account/orders',
    );
  });

  it('S1 are in the structured data with their average', async () => {
    const { result } = await open();
    const [product] = ('head' in result && result.head.jsonLd) || [];
    expect(product).toMatchObject({
      aggregateRating: { ratingValue: 4.3, reviewCount: 7, bestRating: 5 },
      review: [{ author: { name: 'Ada' }, reviewRating: { ratingValue: 4 } }],
    });
  });

  it('S1 show a notice if there are none, and nothing without the index', async () => {
    shelf.reviews = { ...answer, reviews: [], rating: null, distribution: [0, 0, 0, 0, 0] };
    const { result } = await open();
    expect((await section()).getByText('No reviews yet.')).toBeVisible();
    expect(JSON.stringify(result)).not.toContain('aggregateRating');
    resetShelf();
    await open();
    expect(screen.getAllByRole('region', { name: 'Reviews' })).toHaveLength(1);
  });
});
