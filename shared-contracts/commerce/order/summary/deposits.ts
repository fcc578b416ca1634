import type { CountryCode } from '../../../market/types.ts';
import { depositOf } from '../../metadata/deposit.ts';
import { asNumber, asRecord } from '../../metadata/metadata-values.ts';
import type { LineItem, Order } from '../types.ts';

/** Name of the adjustment line with the deposits of an order. */
export const DEPOSIT = 'deposit';

/** `deposits` in the metadata of the deposit line: by id of the line of goods, the deposit on one piece in cents. */
export type DepositsByLine = Readonly<Record<string, number>>;

const isGoods = ({ type }: Pick<LineItem, 'type'>): boolean =>
  type === 'skus' || type === 'bundles';

/** The deposits that an order's goods have in a country, by line; lines without one are left out. */
export const depositsIn = (
  lines: readonly Pick<LineItem, 'id' | 'type' | 'containers'>[],
  country: CountryCode,
): DepositsByLine =>
  Object.fromEntries(
    lines
      .filter(isGoods)
      .map(({ id, containers }) => [id, depositOf(containers, country).cents] as const)
      .filter(([, cents]) => cents > 0),
  );

/** The deposits that an order charges, as the back office wrote them, by line. */
export const chargedDeposits = ({ lines }: Pick<Order, 'lines'>): DepositsByLine =>
  Object.fromEntries(
    lines
      .filter(({ type, name }) => type === 'adjustments' && name === DEPOSIT)
      .flatMap(({ metadata }) => Object.entries(asRecord(metadata['deposits'])))
      .flatMap(([line, cents]) => {
        const value = asNumber(cents);
        return value === null ? [] : [[line, value] as const];
      }),
  );
