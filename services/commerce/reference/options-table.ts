import { platformOptions } from '../cli/platform-options.ts';
import { markdownTable } from './markdown-table.ts';

/** Every option of the platform. */
export const optionsTable = (): string =>
  markdownTable(
    ['option', 'environment', 'default', 'meaning'],
    platformOptions.map(({ flag, variable, standard, meaning }) => [
      `\`--${flag}\``,
      `\`${variable}\``,
      standard === '' ? '' : `\`${standard}\``,
      meaning,
    ]),
  );
