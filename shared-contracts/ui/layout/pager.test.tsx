import { screen, within } from '@testing-library/react';
import { Pager } from './pager.tsx';
import { renderInShop } from '../testing/render-in-shop.tsx';

const show = (page: number, pageCount: number) =>
  renderInShop(<Pager page={page} pageCount={pageCount} pathOf={(it) => `/list?page=${it}`} />);

describe('Pager', () => {
  it('S2 links to the pages around and marks the present one', () => {
    show(2, 9);
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'Page 9' })).toHaveAttribute(
      'href',
      '/it/eur/en/list?page=9',
    );
    expect(pages.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
    expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
  });

  it.each([
    [1, 'Previous'],
    [9, 'Next'],
  ])('S2 leads nowhere beyond the ends: page %d has no “%s”', (page, name) => {
    show(page, 9);
    expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('S2 is not there for a single page', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
