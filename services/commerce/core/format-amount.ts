interface Style {
  readonly symbol: string;
  readonly thousands: string;
  readonly decimal: string;
}

const styles: Readonly<Record<string, Style>> = {
  EUR: { symbol: '€', thousands: '.', decimal: ',' },
  USD: { symbol: '$', thousands: ',', decimal: '.' },
  GBP: { symbol: '£', thousands: ',', decimal: '.' },
  CHF: { symbol: 'CHF', thousands: ',', decimal: '.' },
};

/** An amount as the platform writes it: `€1.000,00`, `$10.00`, `-€5,00`. */
export const formatAmount = (cents: number, currencyCode: string | null): string => {
  const style = styles[currencyCode ?? ''] ?? {
    symbol: currencyCode ?? '',
    thousands: ',',
    decimal: '.',
  };
  const digits = String(Math.abs(cents)).padStart(3, '0');
  // Most amounts are below a thousand; the pattern is only worth running above.
  const units = digits.slice(0, -2);
  const whole = units.length < 4 ? units : units.replace(/\B(?=(\d{3})+$)/g, style.thousands);
  return `${cents < 0 ? '-' : ''}${style.symbol}${whole}${style.decimal}${digits.slice(-2)}`;
};
