/** Whether the digits of a card number agree with their check digit (ISO/IEC 7812-1, annex B). */
export const luhn = (digits: string): boolean =>
  /^\d{12,19}$/.test(digits) &&
  [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
    0;
