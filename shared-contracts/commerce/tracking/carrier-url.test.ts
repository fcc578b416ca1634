/** @jest-environment node */
import { carrierUrl } from './carrier-url.ts';

const method = (tracking_url: unknown) => ({ metadata: { tracking_url } });

describe('the carrier’s page of a parcel', () => {
  it('S11 is the one the shipping method names, with the number as part of an address', () => {
    expect(carrierUrl(method('https://carrier.example/{tracking_number}'), 'FV 1/&?')).toBe(
      'https://carrier.example/FV%201%2F%26%3F',
    );
  });

  it.each([
    [method('https://carrier.example/{tracking_number}'), null],
    [method('javascript:alert(1)//{tracking_number}'), 'FV1'],
    [method(7), 'FV1'],
    [{ metadata: null }, 'FV1'],
    [null, 'FV1'],
  ])('S11 is none of %j with number %j', (given, number) => {
    expect(carrierUrl(given, number)).toBeNull();
  });
});
