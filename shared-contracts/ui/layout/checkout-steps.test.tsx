import { screen, within } from '@testing-library/react';
import { CheckoutSteps, type CheckoutStep } from './checkout-steps.tsx';
import { renderInShop } from '../testing/render-in-shop.tsx';

const open = (current: CheckoutStep) => {
  renderInShop(<CheckoutSteps current={current} />);
  return within(screen.getByRole('navigation', { name: 'Steps of your purchase' }));
};

describe('CheckoutSteps', () => {
  it.each([
    ['cart', 'Cart'],
    ['checkout', 'Shipping and payment'],
    ['confirmed', 'Order confirmed'],
  ] as const)('S6 marks %s as the present one of three steps', (current, label) => {
    const steps = open(current).getAllByRole('listitem');
    expect(steps).toHaveLength(3);
    const marked = steps.filter((it) => it.getAttribute('aria-current') === 'step');
    expect(marked).toHaveLength(1);
    expect(marked[0]).toHaveTextContent(label);
  });

  it('S6 leads back to the cart from the checkout', () => {
    expect(open('checkout').getByRole('link', { name: 'Cart' })).toHaveAttribute(
      'href',
      '/it/eur/en/cart',
    );
  });

  it.each(['cart', 'confirmed'] as const)('S6 leads nowhere from %s', (current) => {
    expect(open(current).queryByRole('link')).toBeNull();
  });
});
