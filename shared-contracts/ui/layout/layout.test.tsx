import { screen, waitFor, within } from '@testing-library/react';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageHeading } from './page-heading.tsx';
import { SummaryList } from './summary-list.tsx';

describe('Breadcrumbs', () => {
  it('links to the pages above and marks the page itself', () => {
    renderInShop(<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Wine' }]} />);
    const way = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(way.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/it/eur/en');
    expect(way.getByText('Wine')).toHaveAttribute('aria-current', 'page');
  });
});

describe('PageHeading', () => {
  it('takes the focus in the frame that begins a new step', async () => {
    renderInShop(<PageHeading focusOnMount>Payment</PageHeading>);
    const heading = screen.getByRole('heading', { level: 1, name: 'Payment' });
    expect(heading).not.toHaveFocus();
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('leaves the focus alone otherwise', () => {
    renderInShop(<PageHeading>Payment</PageHeading>);
    expect(document.body).toHaveFocus();
  });
});

describe('SummaryList', () => {
  it('pairs labels and amounts', () => {
    renderInShop(
      <SummaryList
        rows={[
          { label: 'Shipping', value: '€5.90', note: 'Express' },
          { label: 'Total', value: '€45.05', emphasis: 'total' },
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map((it) => it.textContent)).toEqual([
      'ShippingExpress',
      'Total',
    ]);
    expect(screen.getAllByRole('definition').map((it) => it.textContent)).toEqual([
      '€5.90',
      '€45.05',
    ]);
  });
});
