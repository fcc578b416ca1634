import { act, renderHook } from '@testing-library/react';
import { useOptimisticQuantity } from './cart-line.tsx';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

describe('useOptimisticQuantity', () => {
  it('T8 shows the quantity at once and requests it after the paint', async () => {
    const onQuantity = jest.fn();
    const { result } = renderHook(() => useOptimisticQuantity(2, onQuantity));
    act(() => result.current[1](3));
    expect(result.current[0]).toBe(3);
    expect(onQuantity).not.toHaveBeenCalled();
    await act(nextFrame);
    expect(onQuantity.mock.calls).toEqual([[3]]);
    expect(result.current[0]).toBe(2);
  });

  it('T8 requests it before the next input, and also after its line is unmounted', async () => {
    const onQuantity = jest.fn();
    const { result, unmount } = renderHook(() => useOptimisticQuantity(2, onQuantity));
    act(() => result.current[1](3));
    act(() => void window.dispatchEvent(new Event('pointerdown')));
    expect(onQuantity.mock.calls).toEqual([[3]]);
    act(() => result.current[1](4));
    unmount();
    await nextFrame();
    expect(onQuantity.mock.calls).toEqual([[3], [4]]);
  });
});
