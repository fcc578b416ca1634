/** @jest-environment node */
import { formatDate } from '@shop/contracts/market';

it('X the worker reads what the shop’s dates need, and ends', async () => {
  const close = jest.fn();
  Object.assign(globalThis, { close });
  const format = jest.spyOn(Intl, 'DateTimeFormat');
  await import('./begin.ts');
  const [read] = format.mock.calls;
  formatDate('2026-11-20', 'IT');
  const [, shown] = format.mock.calls;
  expect(read).toEqual([shown?.[0], expect.objectContaining({ timeZone: 'Europe/Rome' })]);
  expect(shown?.[1]).toMatchObject({ timeZone: 'Europe/Rome' });
  expect(close).toHaveBeenCalledTimes(1);
});
