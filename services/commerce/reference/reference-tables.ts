import { clientKinds } from '../domains/auth/credentials/client-kinds.ts';
import { grants } from '../domains/auth/grants/index.ts';
import { markdownTable } from './markdown-table.ts';
import { gatewayOf, sourceTypes } from '../domains/payment/shapes/sources/source-types.ts';
import { testTokens } from './test-tokens.ts';
import { currencyCodes, currencyStyle } from '../engine/money/currency-style.ts';
import { formatAmount } from '../engine/money/format-amount.ts';
import { z } from 'zod';
import { seedSchema } from '../seeding/seed-schema.ts';

/** Which kind of client may use which grant, and whether it must show its secret. */
export const grantsTable = (): string =>
  markdownTable(
    ['`grant_type`', ...clientKinds.map((kind) => `\`${kind}\``)],
    [...grants].map(([name, { kinds, takesSecret }]) => [
      `\`${name}\``,
      ...clientKinds.map((kind) => {
        if (!kinds.includes(kind)) return '';
        return kind === 'sales_channel' && !takesSecret ? 'yes' : 'with its secret';
      }),
    ]),
  );

const link = (type: string): string => `[\`${type}\`](#${type})`;

/** Every kind of payment source, as \`payment_source_type\` names it, with its gateway. */
export const paymentTypesTable = (): string =>
  markdownTable(
    ['`payment_source_type`', 'gateway', 'test payments'],
    sourceTypes.map((type) => [
      link(type),
      link(gatewayOf[type]),
      testTokens(type).length > 0
        ? 'approved or refused by test tokens'
        : 'always approved, captured by an integration',
    ]),
  );

const example = 1_234_567;

/** How amounts are written, by the first currency of each style. */
export const currenciesTable = (): string =>
  markdownTable(
    [`${example} smallest units`, 'smallest units per unit', 'currencies'],
    currencyCodes.map((codes) => [
      `\`${formatAmount(example, codes[0] ?? null)}\``,
      String(currencyStyle(codes[0] ?? null).subunits),
      codes.join(' '),
    ]),
  );

const rowSchema = z.object({
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()).default([]),
});
const fileSchema = z.object({
  properties: z.record(
    z.string(),
    z.union([z.object({ items: rowSchema }).transform(({ items }) => items), rowSchema]),
  ),
});

/** Every list of a seed file with the members of its rows; those in brackets may be left out. */
export const seedTable = (): string => {
  const { properties } = fileSchema.parse(z.toJSONSchema(seedSchema, { io: 'input' }));
  return markdownTable(
    ['list', 'members of an entry'],
    Object.entries(properties).map(([list, row]) => [
      `\`${list}\``,
      Object.keys(row.properties)
        .map((name) => (row.required.includes(name) ? `\`${name}\`` : `[\`${name}\`]`))
        .join(' '),
    ]),
  );
};
