import { formatDate } from './format-date.ts';

describe('formatDate', () => {
  it('M8 is year-month-day, the same wherever it runs', () => {
    expect(formatDate('2026-11-20T23:59:59Z')).toBe('2026-11-20');
    expect(formatDate(new Date(Date.UTC(2026, 0, 5)))).toBe('2026-01-05');
  });

  it('M8 is empty for what is no date', () => {
    expect(formatDate('yesterday')).toBe('');
    expect(formatDate(Number.NaN)).toBe('');
  });
});
