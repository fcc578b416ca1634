import { retryAfterOf } from './retry-after.ts';

const NOW = Date.parse('2026-05-04T10:00:00Z');
const waitOf = (header?: string) =>
  retryAfterOf(new Headers(header ? { 'Retry-After': header } : {}), NOW);

describe('retryAfterOf', () => {
  it.each([
    ['17', 17],
    ['0', 0],
    ['Mon, 04 May 2026 10:00:30 GMT', 30],
    ['Mon, 04 May 2026 09:00:00 GMT', 0],
  ])('reads %s as %i seconds', (header, seconds) => {
    expect(waitOf(header)).toBe(seconds);
  });

  it.each([undefined, 'soon', '-3x'])('knows no wait from %s', (header) => {
    expect(waitOf(header)).toBeUndefined();
  });
});
