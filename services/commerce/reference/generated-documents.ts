import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resources } from '../domains/index.ts';
import { notModelled } from './not-modelled.ts';
import { notOffered } from './not-offered.ts';
import { optionsTable } from './options-table.ts';
import { referenceText } from './reference-text.ts';
import { refusedTable } from './refused-table.ts';
import { replaceParts } from './replace-parts.ts';

const root = join(import.meta.dirname, '../../..');

/** The documents that are written from the definitions, with the text they should have. */
export const generatedDocuments = (): readonly {
  readonly path: string;
  readonly text: string;
}[] => {
  const guide = join(root, 'docs/local-platform.md');
  const example = (name: string): string =>
    readFileSync(join(import.meta.dirname, '../examples', name), 'utf8').trimEnd();
  return [
    {
      path: guide,
      text: replaceParts(readFileSync(guide, 'utf8'), {
        options: optionsTable(),
        'seed example': `\`\`\`json\n${example('tea-house.json')}\n\`\`\``,
        example: `\`\`\`ts\n${example('seed-a-catalogue.ts')}\n\`\`\``,
        'not kept': notModelled(resources),
        'not offered': notOffered(resources)
          .map((type) => `\`${type}\``)
          .join(' '),
        refused: refusedTable(),
      }),
    },
    { path: join(root, 'docs/local-platform-reference.md'), text: referenceText(resources) },
  ];
};
