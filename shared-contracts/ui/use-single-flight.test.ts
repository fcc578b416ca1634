import { act, renderHook } from '@testing-library/react';
import { useSingleFlight } from './use-single-flight.ts';

it('P5 drops a call while another is under way, and takes the next', async () => {
  let end: () => void = () => undefined;
  const run = jest.fn((_value: string) => new Promise<void>((resolve) => (end = resolve)));
  const { result } = renderHook(() => useSingleFlight(run));
  result.current('one');
  result.current('two');
  expect(run.mock.calls).toEqual([['one']]);
  await act(async () => end());
  result.current('three');
  expect(run.mock.calls).toEqual([['one'], ['three']]);
});
