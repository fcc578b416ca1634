import { act, screen } from '@testing-library/react';
import { renderShop } from '../testing/make-shop.tsx';

let failures = 1;
jest.mock('./modal-content.tsx', () => {
  const content = { ModalContent: () => <div role="dialog">Countries</div> };
  return {
    get ModalContent() {
      if (failures-- > 0) throw new Error('Loading chunk modals failed.');
      return content.ModalContent;
    },
  };
});

it('S15 a modal whose code fails to load shows an error, and opens at the next attempt', async () => {
  let shop = null as unknown as ReturnType<typeof renderShop>;
  await act(async () => {
    shop = renderShop(<h1>Page</h1>);
  });
  const country = screen.getByRole('button', { name: /Delivery country: Italy/ });
  await shop.user.click(country);
  expect(await screen.findByRole('alert')).toHaveTextContent('We cannot reach the shop right now');
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  await shop.user.click(country);
  expect(await screen.findByRole('dialog')).toHaveTextContent('Countries');
});
