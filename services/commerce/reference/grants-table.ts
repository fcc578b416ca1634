import { clientKinds } from '../domains/auth/credentials/client-kinds.ts';
import { grants } from '../domains/auth/grants/index.ts';
import { markdownTable } from './markdown-table.ts';

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
