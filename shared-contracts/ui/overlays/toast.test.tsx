import { act, fireEvent, screen, within } from '@testing-library/react';
import { ToastRegion, type ToastItem } from './toast.tsx';
import { renderInShop } from '../testing/render-in-shop.tsx';

const show = (toast: Partial<ToastItem>) => {
  const close = jest.fn();
  renderInShop(
    <ToastRegion toasts={[{ id: 1, message: 'Item added to cart', ...toast }]} onClose={close} />,
  );
  return close;
};
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('ToastRegion', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('S16 announces a message politely and an error at once', () => {
    renderInShop(
      <ToastRegion
        toasts={[
          { id: 1, message: 'Address saved' },
          { id: 2, message: 'Invalid coupon code', error: true },
        ]}
        onClose={() => undefined}
      />,
    );
    expect(within(screen.getByRole('status')).getByText('Address saved')).toBeVisible();
    expect(within(screen.getByRole('alert')).getByText('Invalid coupon code')).toBeVisible();
  });

  it('S16 has both live regions before there is anything to say', () => {
    renderInShop(<ToastRegion toasts={[]} onClose={() => undefined} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('S16 shows the subject of a message, with undo before the action', () => {
    const run = jest.fn();
    show({
      item: { name: 'Barbera', detail: '2 × €12.50', imageUrl: '/media/barbera-320.avif' },
      undo: { label: 'Undo', run },
      action: { label: 'Go to cart', run: () => undefined },
    });
    expect(screen.getByRole('status')).toHaveTextContent('Item added to cartBarbera 2 × €12.50');
    const names = screen.getAllByRole('button').map((it) => it.textContent || it.ariaLabel);
    expect(names).toEqual(['Undo', 'Go to cart', 'Close']);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('S16 closes by itself after 5000 ms', () => {
    const close = show({});
    wait(4999);
    expect(close).not.toHaveBeenCalled();
    wait(1);
    expect(close).toHaveBeenCalledWith(1);
  });

  it('S16 closes after its duration, or never with 0', () => {
    const close = show({ autoClose: 100 });
    wait(100);
    expect(close).toHaveBeenCalledTimes(1);
    const stays = show({ autoClose: 0 });
    wait(60_000);
    expect(stays).not.toHaveBeenCalled();
  });

  it('WCAG 2.2.1 waits while the keyboard is on it', () => {
    const close = show({ action: { label: 'Undo', run: () => undefined } });
    fireEvent.focus(screen.getByRole('button', { name: 'Undo' }));
    wait(60_000);
    expect(close).not.toHaveBeenCalled();
    fireEvent.blur(screen.getByRole('button', { name: 'Undo' }));
    wait(5000);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('S16 does its action once and closes', () => {
    const run = jest.fn();
    const close = show({ action: { label: 'Undo', run } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('S16 closes by its button', () => {
    const close = show({});
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
  });
});
