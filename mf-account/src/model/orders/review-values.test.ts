import { maxLength, toReviewRequest } from './review-values.ts';

const item = { kind: 'sku', code: 'GAVI' } as const;

describe('what is typed into a review', () => {
  it('S11 is sent without outer spaces, and with spaces for what the service takes no review with', () => {
    const values = {
      rating: '4',
      title: ' Fresh\tand dry ',
      text: ' One\nTwo\u0000 ',
      name: 'Ada',
    };
    expect(toReviewRequest(values, item, 'en')).toEqual({
      ...item,
      rating: 4,
      title: 'Fresh and dry',
      text: 'One\nTwo',
      name: 'Ada',
      locale: 'en',
    });
  });

  it('V1 measures the trimmed text', () => {
    expect(maxLength(3)('abc ', {})).toBeUndefined();
    expect(maxLength(3)(undefined, {})).toBeUndefined();
    expect(maxLength(3)('abcd', {})).toEqual({ id: 'account.review.too_long', values: { max: 3 } });
  });
});
