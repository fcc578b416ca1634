import fc from 'fast-check';
import type { Resource } from '../../services/commerce/engine/definition/define-resource.ts';
import { columnOf, has } from '../../services/commerce/engine/definition/shape.ts';
import { resources } from '../../services/commerce/domains/index.ts';

/** Resources that an anonymous token can use. */
export const OPEN = resources.filter(({ guest = [], internal }) => !internal && guest.length > 0);

const byType = new Map(resources.map((it) => [it.shape.type, it]));

/** Settable attributes; `id`, which is never settable, if there is none. */
export const writableOf = ({ shape }: Resource): string[] => [
  'id',
  ...Object.entries(shape.attributes)
    .filter(([, it]) => has(it, 'create') || has(it, 'update'))
    .map(([name, it]) => columnOf(name, it)),
];

const filterableOf = ({ shape }: Resource): string[] => [
  'id',
  ...Object.entries(shape.attributes)
    .filter(([, it]) => has(it, 'filter'))
    .map(([name, it]) => columnOf(name, it)),
];

/** Its relationships, and an unknown one. */
export const relationsOf = ({ shape }: Resource): string[] => [
  ...Object.keys(shape.relationships),
  'nothing',
];

/** A chain of relationships from a resource, selected by numbers, and its target resource. */
const walk = (from: Resource, choices: readonly number[]) => {
  const steps: string[] = [];
  let at = from;
  for (const choice of choices) {
    const ways = Object.entries(at.shape.relationships).flatMap(([name, it]) => {
      const target = 'target' in it ? byType.get(it.target) : undefined;
      return target ? [{ name, target }] : [];
    });
    const way = ways[choice % Math.max(1, ways.length)];
    if (!way) break;
    steps.push(way.name);
    at = way.target;
  }
  return { steps, at };
};

const choices = fc.array(fc.nat(1000), { maxLength: 5 });
const at = <T>(list: readonly T[], choice: number): T | undefined =>
  list[choice % Math.max(1, list.length)];

/** An include path of existing relationships. */
export const includePath = (from: Resource): fc.Arbitrary<string> =>
  choices.map((it) => walk(from, it).steps.join('.'));

/** Filterable paths: existing relationships, then filterable attributes. */
export const filterSubject = (from: Resource): fc.Arbitrary<string> =>
  fc.tuple(choices, fc.array(fc.nat(1000), { minLength: 1, maxLength: 3 })).map(([way, names]) => {
    const { steps, at: end } = walk(from, way.slice(0, 3));
    const attributes = names.map((it) => at(filterableOf(end), it) ?? 'id');
    return [...steps, attributes.join('_or_')].join('_');
  });
