import { screen, waitFor } from '@testing-library/react';
import { clearDraft } from './checkout-draft.ts';
import { createFakePlatform } from '../testing/fake-platform.ts';
import { anOrder } from '../testing/order.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';
import { sectionForm } from './section-forms.ts';

const unknown = { kind: 'unknown', orderId: null } as const;

beforeEach(() => {
  sessionStorage.clear();
  clearDraft();
});

describe('a section while its order is read', () => {
  it('S6 has its heading while its form is loading', async () => {
    const platform = createFakePlatform(anOrder());
    await renderCheckout({ platform, path: '/checkout/address', session: unknown });
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { hidden: true })).not.toBeInTheDocument();
  });

  it.each([
    ['an order', anOrder()],
    ['none', undefined],
  ])(
    'S6 shows the account form, whose presses are kept, in its final position if the document came with %s',
    async (_, initialOrder) => {
      await sectionForm('account').promise;
      const platform = createFakePlatform(anOrder());
      const session = { ...unknown, ...(initialOrder && { initialOrder }) };
      const { container } = await renderCheckout({ platform, path: '/checkout/account', session });
      const field = await screen.findByRole('textbox', { name: /e-mail/i, hidden: true });
      expect(field.closest('[data-held]')).not.toBeNull();
      expect(container.querySelectorAll('form')).toHaveLength(1);
      expect(screen.getByText('Already have an account?')).toBeInTheDocument();
    },
  );

  it('S6 keeps the heading when the order is loaded', async () => {
    const platform = createFakePlatform(anOrder());
    const { container } = await renderCheckout({ platform, path: '/checkout/account' });
    const heading = container.querySelector('h2');
    const field = await screen.findByRole('textbox', { name: /e-mail/i });
    await waitFor(() => expect(field.closest('[data-held]')).toBeNull());
    expect(container.querySelector('h2')).toBe(heading);
  });
});
