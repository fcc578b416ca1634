import { dutiesOf, namesPayment, type Duties } from './duties.ts';
import { MARKETS } from './markets.ts';
import { zoneCodes } from './zone.ts';

const countries = MARKETS.flatMap(zoneCodes).sort();
const having = (duty: keyof Duties): string[] => countries.filter((it) => dutiesOf(it)[duty]);
const EEA = ['AT', 'BE', 'DE', 'ES', 'FR', 'IS', 'IT', 'NL', 'NO'];

describe('the duties of a country', () => {
  it('S7 require a button that mentions the payment in the EEA and the United Kingdom', () => {
    expect(having('paymentButton')).toEqual([...EEA, 'GB'].sort());
    expect(countries.filter(namesPayment)).toEqual(having('paymentButton'));
  });

  it('S7 give a right of withdrawal in the EEA and the United Kingdom', () => {
    expect(having('withdrawalDays')).toEqual([...EEA, 'GB'].sort());
  });

  it.each(['lowestPriceDays', 'guaranteeYears', 'accessibilityStatement'] as const)(
    'S7 require %s in the EEA alone',
    (duty) => {
      expect(having(duty)).toEqual(EEA);
    },
  );

  it('S7 require the price per liter everywhere but in the United States', () => {
    expect(countries.filter((it) => !dutiesOf(it).unitPrice)).toEqual(['US']);
  });

  it('S7 state the years of the legal guarantee: three in Spain, two elsewhere', () => {
    expect(dutiesOf('ES').guaranteeYears).toBe(3);
    expect(dutiesOf('IT').guaranteeYears).toBe(2);
  });

  it('S7 require a wording about alcohol in France and Germany', () => {
    expect(having('alcohol')).toEqual(['DE', 'FR']);
  });

  it('L5 require deposits in Austria, Germany and the Netherlands, and words beside the price in Germany', () => {
    expect(having('deposit')).toEqual(['AT', 'DE', 'NL']);
    expect(countries.filter((it) => dutiesOf(it).deposit?.words)).toEqual(['DE']);
  });
});
