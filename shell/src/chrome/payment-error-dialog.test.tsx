import { act, screen } from '@testing-library/react';
import { renderShop } from '../testing/make-shop.tsx';

const open = async (otherMethod: string | null) => {
  let page = null as unknown as ReturnType<typeof renderShop>;
  await act(async () => {
    page = renderShop(<button>Place order</button>);
  });
  const answers: string[] = [];
  page.events.on('payment:recover', ({ by }) => answers.push(by));
  screen.getByRole('button', { name: 'Place order' }).focus();
  await act(async () =>
    page.events.emit('modal:open', {
      name: 'payment-error',
      props: {
        title: 'The payment was not accepted',
        message: 'Unable to process payment, try another card or method',
        note: 'Nothing has been charged.',
        retry: 'Try again',
        otherMethod,
      },
    }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'The payment was not accepted' });
  return { ...page, dialog, answers };
};

describe('the notice of a refused payment', () => {
  it.each([
    ['Try again', 'retry'],
    ['Choose another payment method', 'other-method'],
  ])('S15 T12 closes with %s, notifies the checkout and restores the focus', async (name, by) => {
    const { user, dialog, answers } = await open('Choose another payment method');
    expect(dialog).toHaveTextContent('Unable to process payment, try another card or method');
    expect(dialog).toHaveTextContent('Nothing has been charged.');
    await user.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(answers).toEqual([by]);
    expect(screen.getByRole('button', { name: 'Place order' })).toHaveFocus();
  });

  it('S15 offers no other method if there is none, and emits nothing when it is closed', async () => {
    const { user, answers } = await open(null);
    expect(screen.queryByRole('button', { name: 'Choose another payment method' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(answers).toEqual([]);
  });
});
