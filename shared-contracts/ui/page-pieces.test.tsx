import { screen, within } from '@testing-library/react';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { EmptyState } from './empty-state.tsx';
import { Loading } from './loading.tsx';
import { Notice } from './notice.tsx';
import { PageHeading } from './page-heading.tsx';
import { RegionFallback } from './region-fallback.tsx';
import { Skeleton } from './skeleton.tsx';
import { SummaryList } from './summary-list.tsx';
import { TextLink } from './text-link.tsx';
import { renderInShop } from './testing/render-in-shop.tsx';

describe('Breadcrumbs', () => {
  it('links to the pages above and marks the page itself', () => {
    renderInShop(<Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Wine' }]} />);
    const way = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(way.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/it/eur/en');
    expect(way.getByText('Wine')).toHaveAttribute('aria-current', 'page');
  });
});

describe('PageHeading', () => {
  it('takes the focus when a new step begins', () => {
    renderInShop(<PageHeading focusOnMount>Payment</PageHeading>);
    expect(screen.getByRole('heading', { level: 1, name: 'Payment' })).toHaveFocus();
  });

  it('leaves the focus alone otherwise', () => {
    renderInShop(<PageHeading>Payment</PageHeading>);
    expect(document.body).toHaveFocus();
  });
});

describe('Notice', () => {
  it('is part of the page unless it answers something', () => {
    renderInShop(<Notice tone="info">Free shipping from €60</Notice>);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('WCAG 4.1.3 is read out when live, a danger at once', () => {
    renderInShop(
      <>
        <Notice tone="positive" live title="Code accepted" />
        <Notice tone="danger" live title="Payment refused" />
      </>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Code accepted');
    expect(screen.getByRole('alert')).toHaveTextContent('Payment refused');
  });
});

describe('RegionFallback', () => {
  it('says in plain words what failed and tries again', async () => {
    const retry = jest.fn();
    const { user } = renderInShop(<RegionFallback onRetry={retry} />);
    expect(screen.getByText(/This part of the page could not be loaded/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('M7 speaks the language of the page', () => {
    renderInShop(<RegionFallback onRetry={() => undefined} />, { locale: 'de' });
    expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
});

describe('EmptyState', () => {
  it('offers the next step', () => {
    renderInShop(
      <EmptyState title="Your cart is empty" action={<TextLink to="/search">Search</TextLink>} />,
    );
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute(
      'href',
      '/it/eur/en/search',
    );
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

describe('Loading', () => {
  it('says once that something is on its way; the skeletons are silent', () => {
    renderInShop(
      <Loading>
        <Skeleton lines={3} />
        <Skeleton lines={2} />
      </Loading>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/u);
  });
});
