import { z } from 'zod';
import { seedSchema } from '../seeding/seed-schema.ts';
import { markdownTable } from './markdown-table.ts';

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
    ['list', 'members of a row'],
    Object.entries(properties).map(([list, row]) => [
      `\`${list}\``,
      Object.keys(row.properties)
        .map((name) => (row.required.includes(name) ? `\`${name}\`` : `[\`${name}\`]`))
        .join(' '),
    ]),
  );
};
