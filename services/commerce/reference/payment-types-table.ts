import { gatewayOf, sourceTypes } from '../domains/payment/shapes/sources/source-types.ts';
import { markdownTable } from './markdown-table.ts';
import { testTokens } from './test-tokens.ts';

const link = (type: string): string => `[\`${type}\`](#${type})`;

/** Every kind of payment source, as \`payment_source_type\` names it, with its gateway. */
export const paymentTypesTable = (): string =>
  markdownTable(
    ['`payment_source_type`', 'gateway', 'approved or refused'],
    sourceTypes.map((type) => [
      link(type),
      link(gatewayOf[type]),
      testTokens(type).length > 0
        ? 'by test tokens'
        : 'always approved, captured by an integration',
    ]),
  );
