import { drawShare, shareCookie, visitorShare } from './visitor-share.ts';

describe('visitorShare', () => {
  it.each([
    ['fv.country=IT; fv.share=7', 7],
    ['fv.share=0', 0],
    ['fv.share=99', 99],
    ['fv.share=100', null],
    ['fv.share=-1', null],
    ['fv.share=', null],
    ['fv.share=1e1', null],
    ['', null],
    [undefined, null],
  ])('reads %j as %j', (cookies, share) => {
    expect(visitorShare(cookies)).toBe(share);
  });

  it('reads the cookie it sets', () => {
    const share = drawShare();
    expect(visitorShare(shareCookie(share, true).split(';')[0])).toBe(share);
  });
});

it('a share is one of a hundred, and every one is drawn', () => {
  const drawn = new Set(Array.from({ length: 10_000 }, drawShare));
  expect([...drawn].sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n));
});

it('the cookie of a share is not for scripts, and for https alone where the shop is there', () => {
  expect(shareCookie(7, true)).toBe(
    'fv.share=7; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
  );
  expect(shareCookie(7, false)).not.toContain('Secure');
});
