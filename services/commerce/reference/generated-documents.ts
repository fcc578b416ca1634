import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resources } from '../resources/index.ts';
import { notModelled } from './not-modelled.ts';
import { optionsTable } from './options-table.ts';
import { referenceText } from './reference-text.ts';
import { replaceParts } from './replace-parts.ts';

const root = join(import.meta.dirname, '../../..');

/** The documents that are written from the definitions, with the text they should have. */
export const generatedDocuments = (): readonly {
  readonly path: string;
  readonly text: string;
}[] => {
  const guide = join(root, 'docs/local-platform.md');
  const example = readFileSync(
    join(import.meta.dirname, '../examples/seed-a-catalogue.ts'),
    'utf8',
  );
  return [
    {
      path: guide,
      text: replaceParts(readFileSync(guide, 'utf8'), {
        options: optionsTable(),
        example: `\`\`\`ts\n${example.trimEnd()}\n\`\`\``,
        'not kept': notModelled(resources),
      }),
    },
    { path: join(root, 'docs/local-platform-reference.md'), text: referenceText(resources) },
  ];
};
