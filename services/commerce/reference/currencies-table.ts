import { currencyCodes, currencyStyle } from '../engine/money/currency-style.ts';
import { formatAmount } from '../engine/money/format-amount.ts';
import { markdownTable } from './markdown-table.ts';

const example = 1_234_567;

/** How amounts are written, by the first currency of each style. */
export const currenciesTable = (): string =>
  markdownTable(
    [`${example} of the smallest unit`, 'units in one', 'currencies'],
    currencyCodes.map((codes) => [
      `\`${formatAmount(example, codes[0] ?? null)}\``,
      String(currencyStyle(codes[0] ?? null).subunits),
      codes.join(' '),
    ]),
  );
