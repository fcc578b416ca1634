import fc from 'fast-check';
import type { Resource } from '../../services/commerce/core/define-resource.ts';
import { columnOf, has } from '../../services/commerce/core/shape.ts';
import { resources } from '../../services/commerce/resources/index.ts';

/** The resources an anonymous token may do something with. */
export const OPEN = resources.filter(({ guest = [], internal }) => !internal && guest.length > 0);

const byType = new Map(resources.map((it) => [it.shape.type, it]));

/** Attributes a request may set; `id`, which none may, stands in where there is none. */
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

/** Its relationships, and one that is none. */
export const relationsOf = ({ shape }: Resource): string[] => [
  ...Object.keys(shape.relationships),
  'nothing',
];

/** Relationships that lead from a resource to another, chosen by numbers, and the resource they end at. */
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

/** An include path of relationships that exist. */
export const includePath = (from: Resource): fc.Arbitrary<string> =>
  choices.map((it) => walk(from, it).steps.join('.'));

/** What a filter may be about: relationships that exist, and then attributes that can be filtered by. */
export const filterSubject = (from: Resource): fc.Arbitrary<string> =>
  fc.tuple(choices, fc.array(fc.nat(1000), { minLength: 1, maxLength: 3 })).map(([way, names]) => {
    const { steps, at: end } = walk(from, way.slice(0, 3));
    const attributes = names.map((it) => at(filterableOf(end), it) ?? 'id');
    return [...steps, attributes.join('_or_')].join('_');
  });
