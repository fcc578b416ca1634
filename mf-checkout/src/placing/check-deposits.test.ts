/** @jest-environment node */
import { aBottle } from '@shop/contracts/testing';
import { aDepositLine, aLine, anAddress, anOrderReadyToPay } from '../testing/order.ts';
import { depositProblem } from './check-deposits.ts';

const bottles = aLine({ containers: [aBottle()] });
const undeclared = aLine({ id: 'LineBBBBBB', containers: [aBottle({ deposit: {} })] });
const deposit = aDepositLine({ LineAAAAAA: 25 }, 50);
const sentTo = (country_code: string, ...lines: ReturnType<typeof aLine>[]) =>
  anOrderReadyToPay({ lines, countryLock: null, shippingAddress: anAddress({ country_code }) });

describe('depositProblem', () => {
  it.each([
    ['without containers', sentTo('DE', aLine()), null],
    ['with its deposits', sentTo('DE', bottles, deposit), null],
    ['whose deposits are not calculated yet', sentTo('DE', bottles), 'not-calculated'],
    ['with a line that is not declared', sentTo('DE', bottles, undeclared, deposit), 'not-sold'],
    ['to a country without deposits', sentTo('IT', bottles, undeclared), null],
    ['without a destination', { ...sentTo('DE', undeclared), shippingAddress: null }, null],
  ])('L5 an order %s', (_, order, problem) => {
    expect(depositProblem(order)).toBe(problem);
  });
});
