import { act, renderHook } from '@testing-library/react';
import { useWantedQuantity } from './use-wanted-quantity.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

describe('useWantedQuantity', () => {
  it('T8 shows what is wanted at once, and wants it when that is on screen', async () => {
    const onQuantity = jest.fn();
    const { result } = renderHook(() => useWantedQuantity(2, onQuantity));
    act(() => result.current[1](3));
    expect(result.current[0]).toBe(3);
    expect(onQuantity).not.toHaveBeenCalled();
    await act(nextFrame);
    expect(onQuantity.mock.calls).toEqual([[3]]);
    expect(result.current[0]).toBe(2);
  });

  it('T8 wants it before the next input, and when its line is no longer there', async () => {
    const onQuantity = jest.fn();
    const { result, unmount } = renderHook(() => useWantedQuantity(2, onQuantity));
    act(() => result.current[1](3));
    act(() => void window.dispatchEvent(new Event('pointerdown')));
    expect(onQuantity.mock.calls).toEqual([[3]]);
    act(() => result.current[1](4));
    unmount();
    await nextFrame();
    expect(onQuantity.mock.calls).toEqual([[3], [4]]);
  });
});
