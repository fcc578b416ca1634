import { markdownTable } from './markdown-table.ts';
import { refusedRequests } from './refused-requests.ts';

/** Missing features, with the response a client gets. */
export const refusedTable = (): string =>
  markdownTable(
    ['what is asked for', 'for instance', 'answer'],
    refusedRequests.map(({ what, method, path, status, code }) => [
      what,
      `\`${method} ${path}\``,
      `${status} \`${code}\``,
    ]),
  );
