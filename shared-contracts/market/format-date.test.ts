/** @jest-environment node */
import fc from 'fast-check';
import { MARKETS } from './markets.ts';
import { addDays, formatDate, formatMinute, timeZoneOf } from './format-date.ts';
import { zoneCodes } from './zone.ts';

const COUNTRIES = [...new Set(MARKETS.flatMap(zoneCodes))];

describe('formatDate', () => {
  it.each([
    ['2026-11-25T03:42:00Z', 'US', '2026-11-24'],
    ['2026-11-24T23:30:00Z', 'IT', '2026-11-25'],
    ['2026-11-24T23:00:00Z', 'JP', '2026-11-25'],
    ['2026-11-24T14:59:59Z', 'JP', '2026-11-24'],
    ['2026-11-24T23:59:59Z', 'GB', '2026-11-24'],
    ['2026-07-01T23:30:00Z', 'GB', '2026-07-02'],
    ['2026-11-24T23:30:00Z', null, '2026-11-25'],
  ])('M8 %s in %s is on %s', (moment, country, day) => {
    expect(formatDate(moment, country)).toBe(day);
  });

  it('M6 M8 has a time zone for every ship-to country', () => {
    const unknown = COUNTRIES.filter((it) => it !== 'IT' && timeZoneOf(it) === timeZoneOf('IT'));
    expect(unknown).toEqual([]);
  });

  it('M8 is the local day at every hour, even when clocks change', () => {
    const hour = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2035-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(hour, fc.constantFrom(...COUNTRIES), (moment, country) => {
        const parts = new Intl.DateTimeFormat('en-US', {
          timeZone: timeZoneOf(country),
          year: 'numeric',
          month: '2-digit',
          day: '2-digit',
        }).formatToParts(moment);
        const part = (name: string) => parts.find(({ type }) => type === name)?.value;
        expect(formatDate(moment, country)).toBe(`${part('year')}-${part('month')}-${part('day')}`);
      }),
    );
  });

  it('M8 is empty for an invalid date', () => {
    expect(formatDate('yesterday', 'IT')).toBe('');
    expect(formatMinute('yesterday', 'IT')).toBe('');
    expect(formatDate(Number.NaN, 'IT')).toBe('');
  });
});

it.each([
  ['2026-12-30', 2, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-11-01', -1, '2026-10-31'],
  ['', 2, ''],
])('M8 %s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

it.each([
  ['2026-11-25T03:42:59Z', 'US', '2026-11-24 22:42'],
  ['2026-11-24T23:00:00Z', 'JP', '2026-11-25 08:00'],
  ['2026-11-24T15:00:00Z', 'JP', '2026-11-25 00:00'],
])('M8 %s is in %s %s, on its clock', (moment, country, minute) => {
  expect(formatMinute(moment, country)).toBe(minute);
});
