import fc from 'fast-check';
import { anAddress } from '../../testing/order.ts';
import { addressLines } from './address-lines.ts';
import { sameAddress } from './same-address.ts';
import { toAddressInput } from './to-address-input.ts';
import { toAddressValues } from './to-address-values.ts';

const NOW = 1_790_000_000_000;

describe('an address on its way to the platform', () => {
  it('E1 trims, leaves empty parts null and marks an address without person type as a shipping one', () => {
    const input = toAddressInput(
      {
        first_name: ' Giulia ',
        last_name: 'D’Amico',
        line_1: 'Via Po 1',
        city: 'Torino',
        zip_code: '10122',
        state_code: 'to',
        country_code: 'IT',
        phone: '1',
        line_2: '  ',
      },
      NOW,
    );
    expect(input).toEqual({
      first_name: 'Giulia',
      last_name: 'D’Amico',
      company: null,
      line_1: 'Via Po 1',
      line_2: null,
      city: 'Torino',
      zip_code: '10122',
      state_code: 'TO',
      country_code: 'IT',
      phone: '1',
      metadata: { lastUsage: NOW, isShipping: true, isBilling: false },
    });
  });

  it('V8 drops a state left over from another country', () => {
    expect(toAddressInput({ country_code: 'FR', state_code: 'TO' }, NOW).state_code).toBeNull();
  });

  it('E1 gives back what was saved, whatever it holds', () => {
    const text = fc
      .string({ minLength: 1 })
      .map((it) => it.trim())
      .filter(Boolean);
    fc.assert(
      fc.property(text, text, text, (first_name, line_1, city) => {
        const saved = anAddress({ first_name, line_1, city });
        const input = toAddressInput(toAddressValues(saved, 'IT'), NOW);
        expect(sameAddress({ ...saved, ...input }, saved)).toBe(true);
      }),
    );
  });
});

describe('an address in the form', () => {
  it('E2 starts with the market’s country alone when there is no address yet', () => {
    expect(toAddressValues(null, 'DE')).toEqual({ country_code: 'DE' });
  });
});

describe('an address in a summary', () => {
  it('E1 leaves empty parts out', () => {
    expect(addressLines(anAddress({ state_code: null, phone: '' }), 'Italia')).toEqual([
      "Giulia D'Amico",
      'Via Garibaldi 12',
      '10122 Torino',
      'Italia',
    ]);
  });

  it('E1 tells two addresses apart by any part', () => {
    expect(sameAddress(anAddress(), anAddress({ id: 'other' }))).toBe(true);
    expect(sameAddress(anAddress(), anAddress({ line_2: 'Scala B' }))).toBe(false);
  });
});
