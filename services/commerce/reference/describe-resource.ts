import type { Attribute } from '../engine/definition/attribute.ts';
import type { Action, Resource } from '../engine/definition/define-resource.ts';
import { isToMany, type Relationship } from '../engine/definition/relationship.ts';
import { has } from '../engine/definition/shape.ts';
import { eventsOf } from '../domains/events/topics-of.ts';
import { markdownTable } from './markdown-table.ts';
import { testTokens } from './test-tokens.ts';

const kinds: Readonly<Partial<Record<Attribute['kind'], string>>> = { money: 'amount' };
const list = (entries: readonly (readonly [boolean, string])[]): string =>
  entries
    .filter(([applies]) => applies)
    .map(([, word]) => word)
    .join(', ');

const attributeRow = ([name, attribute]: readonly [string, Attribute]): readonly string[] => [
  `\`${name}\``,
  kinds[attribute.kind] ?? attribute.kind,
  list([
    [has(attribute, 'create'), 'create'],
    [has(attribute, 'update'), 'update'],
  ]),
  list([
    [has(attribute, 'filter'), 'filter'],
    [has(attribute, 'sort'), 'sort'],
  ]),
  list([
    [has(attribute, 'required'), 'required'],
    [has(attribute, 'command'), 'write-only'],
    [has(attribute, 'confidential'), 'readable by integrations'],
    [has(attribute, 'internal'), 'writable by integrations'],
  ]),
];

const targetOf = (relationship: Relationship): string =>
  relationship.cardinality === 'polymorphic'
    ? relationship.targets.map((it) => `\`${it}\``).join(', ')
    : `\`${relationship.target}\``;

const relationshipRow = ([name, it]: readonly [string, Relationship]): readonly string[] => [
  `\`${name}\``,
  `${isToMany(it) ? 'to-many' : 'to-one'} ${targetOf(it)}`,
  'creatable' in it
    ? list([
        [it.creatable === true, 'create'],
        [it.updatable === true, 'update'],
      ])
    : '',
  it.cardinality === 'empty' ? 'always empty' : '',
];

const actionLine = (who: string, actions: readonly Action[]): string =>
  `- ${who}: ${actions.length === 0 ? 'none' : actions.join(', ')}`;

/** One resource in the reference: its permissions, attributes, relationships and events. */
export const describeResource = (resource: Resource): string => {
  const { shape, actions, guest = [], customer = [] } = resource;
  const allowed = (some: readonly Action[]) => actions.filter((it) => some.includes(it));
  const attributes = Object.entries(shape.attributes).filter(([, it]) => !has(it, 'hidden'));
  const relationships = Object.entries(shape.relationships);
  const topics = eventsOf(resource);
  const tokens = testTokens(shape.type);
  return [
    `### ${shape.type}`,
    [
      actionLine('sales channel', allowed(guest)),
      actionLine("with a customer's token", allowed([...guest, ...customer])),
      actionLine('integration', actions),
      ...(resource.singleton
        ? [`- retrieved without an id from \`/api/${resource.singleton}\``]
        : []),
    ].join('\n'),
    markdownTable(
      ['attribute', 'type', 'writable on', 'in lists', 'notes'],
      attributes.map(attributeRow),
    ),
    ...(relationships.length === 0
      ? []
      : [
          markdownTable(
            ['relationship', 'target', 'writable on', 'notes'],
            relationships.map(relationshipRow),
          ),
        ]),
    ...(tokens.length === 0
      ? []
      : ['Test tokens:', tokens.map((token) => `- ${token}`).join('\n')]),
    ...(topics.length === 0
      ? []
      : [`Events: ${topics.map((event) => `\`${shape.type}.${event}\``).join(', ')}.`]),
  ].join('\n\n');
};
