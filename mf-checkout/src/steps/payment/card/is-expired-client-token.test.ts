import { isExpiredClientToken } from './is-expired-client-token.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const HOUR = 60 * 60 * 1000;
const token = (authorizationFingerprint: string) =>
  btoa(JSON.stringify({ authorizationFingerprint }));
const endingAt = (ms: number) =>
  token(`head.${btoa(JSON.stringify({ exp: ms / 1000 }))}.signature`);
const madeAt = (ms: number) => token(`abc|created_at=${new Date(ms).toISOString()}&merchant_id=fv`);

describe('a client token left from an earlier visit', () => {
  it.each([
    ['ends in hours', endingAt(NOW + 5 * HOUR), false],
    ['ends in minutes', endingAt(NOW + HOUR / 4), true],
    ['has ended', endingAt(NOW - HOUR), true],
    ['was made an hour ago', madeAt(NOW - HOUR), false],
    ['was made the day before', madeAt(NOW - 25 * HOUR), true],
    ['does not say', token('anything'), false],
    ['is none', 'not base64 at all!', false],
  ])('P1 that %s: too old is %s', (_, clientToken, expected) => {
    expect(isExpiredClientToken(clientToken, NOW)).toBe(expected);
  });
});
