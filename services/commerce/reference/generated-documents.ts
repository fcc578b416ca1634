import type { Resource } from '../engine/definition/define-resource.ts';
import { CommerceLayerStatic } from '@commercelayer/sdk';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resources } from '../domains/index.ts';
import { referenceText } from './reference-text.ts';
import { refusedTable } from './refused-requests.ts';

/** What relationships lead to that the platform does not keep, each with the resources that point there. */
const notModelled = (resources: readonly Resource[]): string => {
  const pointing = new Map<string, string[]>();
  for (const { shape, internal } of resources) {
    if (internal) continue;
    for (const relationship of Object.values(shape.relationships)) {
      if (relationship.cardinality !== 'empty') continue;
      const from = pointing.get(relationship.target) ?? [];
      if (!from.includes(shape.type)) from.push(shape.type);
      pointing.set(relationship.target, from);
    }
  }
  return [...pointing]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([target, from]) => {
      const who = from.length > 6 ? `of ${from.length} resources` : `of ${from.join(', ')}`;
      return `- \`${target}\` (${who})`;
    })
    .join('\n');
};

/** The resources the SDK knows that the platform has not, by name. */
export const notOffered = (resources: readonly Resource[]): readonly string[] => {
  const kept = new Set(
    resources.filter(({ internal }) => !internal).map(({ shape }) => shape.type),
  );
  return CommerceLayerStatic.resources()
    .filter((type) => !kept.has(type))
    .sort((a, b) => a.localeCompare(b, 'en'));
};

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`; throws if the marks are missing. */
export const replaceParts = (text: string, parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts).reduce((whole, [name, part]) => {
    const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const from = whole.indexOf(open);
    const to = whole.indexOf(close);
    if (from < 0 || to < from) throw new Error(`the text has no place for ${open}`);
    return `${whole.slice(0, from + open.length)}\n\n${part}\n\n${whole.slice(to)}`;
  }, text);

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
