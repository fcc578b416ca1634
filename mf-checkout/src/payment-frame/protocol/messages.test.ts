/** @jest-environment node */
import fc from 'fast-check';
import { readToFrame, readToShop, wrap, type ToFrame, type ToShop } from './messages.ts';
import { aSetting, someMoney } from './testing.ts';

const id = fc.uuid();
const outcome = fc.oneof(
  fc.record({
    kind: fc.constant('tokenized' as const),
    nonce: fc.string({ maxLength: 500 }),
    instrument: fc.record({
      type: fc.constantFrom('card', 'paypal', 'google_pay', 'apple_pay'),
      brand: fc.string({ maxLength: 100 }),
      lastDigits: fc.string({ maxLength: 4 }),
    }),
  }),
  fc.constantFrom({ kind: 'incomplete' }, { kind: 'closed' }, { kind: 'network-lost' }),
  fc.record({
    kind: fc.constant('refused' as const),
    reason: fc.constantFrom('three-d-secure', 'invalid-details', 'unavailable'),
  }),
);
const toFrame = fc.oneof(
  fc.record({
    type: fc.constant('init' as const),
    clientToken: fc.string({ maxLength: 50_000 }),
    setting: aSetting,
  }),
  fc.record({ type: fc.constant('change' as const), setting: aSetting }),
  fc.record({ type: fc.constant('tokenize' as const), id, amount: someMoney }),
) as fc.Arbitrary<ToFrame>;
const toShop = fc.oneof(
  fc.constantFrom({ type: 'hello' }, { type: 'ready' }, { type: 'broken' }),
  fc.record({ type: fc.constant('height' as const), height: fc.integer({ min: 0, max: 10_000 }) }),
  fc.record({ type: fc.constant('challenge' as const), id }),
  fc.record({ type: fc.constant('answer' as const), id, outcome }),
) as fc.Arbitrary<ToShop>;

/** The message with a random part replaced, removed or added. */
const spoilt = <T extends object>(message: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.tuple(message, fc.nat(), fc.anything()).map(([good, at, junk]) => {
    const copy = structuredClone(wrap(good as never)) as unknown as Record<string, unknown>;
    const holders: Record<string, unknown>[] = [];
    const visit = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return;
      holders.push(value as Record<string, unknown>);
      Object.values(value).forEach(visit);
    };
    visit(copy);
    const holder = holders[at % holders.length]!;
    holder[`x${at}`] = junk ?? 1;
    return copy;
  });

describe('messages between shop and payment frame', () => {
  it('P1 are read as they were sent, on either side', () => {
    fc.assert(
      fc.property(toFrame, (message) => {
        expect(readToFrame(structuredClone(wrap(message)))).toEqual(message);
      }),
    );
    fc.assert(
      fc.property(toShop, (message) => {
        expect(readToShop(structuredClone(wrap(message)))).toEqual(message);
      }),
    );
  });

  it('P1 are nothing else: whatever is posted, it is read as no message or as a whole one', () => {
    fc.assert(
      fc.property(fc.anything({ withDate: true, withMap: true }), (posted) => {
        expect(readToFrame(posted)).toBeNull();
        expect(readToShop(posted)).toBeNull();
        expect(readToFrame(wrap(posted as never))).toBeNull();
        expect(readToShop(wrap(posted as never))).toBeNull();
      }),
    );
  });

  it('P1 have no further keys, at any depth', () => {
    fc.assert(fc.property(spoilt(toFrame), (posted) => expect(readToFrame(posted)).toBeNull()));
    fc.assert(fc.property(spoilt(toShop), (posted) => expect(readToShop(posted)).toBeNull()));
  });

  it('P1 of one direction mean nothing in the other', () => {
    fc.assert(
      fc.property(toFrame, toShop, (down, up) => {
        expect(readToShop(wrap(down))).toBeNull();
        expect(readToFrame(wrap(up))).toBeNull();
      }),
    );
  });

  it.each([
    ['of another version', { protocol: 'fv.payment/2', message: { type: 'ready' } }],
    ['without a version', { message: { type: 'ready' } }],
    ['of an inherited type', { protocol: 'fv.payment/1', message: { type: 'toString' } }],
    ['with half a pixel', { protocol: 'fv.payment/1', message: { type: 'height', height: 1.5 } }],
    [
      'with an endless height',
      { protocol: 'fv.payment/1', message: { type: 'height', height: Infinity } },
    ],
    ['as text', '{"protocol":"fv.payment/1","message":{"type":"ready"}}'],
  ])('P1 are not those %s', (_, posted) => {
    expect(readToShop(posted)).toBeNull();
  });
});
