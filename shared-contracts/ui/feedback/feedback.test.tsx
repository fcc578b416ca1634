import { screen } from '@testing-library/react';
import { TextLink } from '../content/text-link.tsx';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { EmptyState } from './empty-state.tsx';
import { Loading } from './loading.tsx';
import { Notice } from './notice.tsx';
import { RegionFallback } from './region-fallback.tsx';
import { Skeleton } from './skeleton.tsx';

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

describe('Loading', () => {
  it('announces loading once; the skeletons are silent', () => {
    renderInShop(
      <Loading>
        <Skeleton lines={3} />
        <Skeleton lines={2} />
      </Loading>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/u);
  });
});
