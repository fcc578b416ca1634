import type { AttributeKind } from '../../engine/definition/attribute.ts';
import type { Resource } from '../../engine/definition/define-resource.ts';
import { has } from '../../engine/definition/shape.ts';
import { isObject, type Expectations, type Json } from './answer.ts';

const isText = (value: unknown) => typeof value === 'string';

const ofKind: Readonly<Record<AttributeKind, (value: unknown) => boolean>> = {
  string: isText,
  integer: Number.isSafeInteger,
  float: Number.isFinite,
  boolean: (value) => typeof value === 'boolean',
  datetime: (value) =>
    isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value as string),
  object: isObject,
  array: Array.isArray,
  money: Number.isSafeInteger,
};

interface Expected {
  readonly fits: (value: unknown) => boolean;
  readonly kind: string;
  readonly nullable: boolean;
  /** Computed attributes that may be missing (`inventory` in lists). */
  readonly optional: boolean;
}

/** The attributes a resource object shows by the definition, by name. */
const expectedOf = ({ shape }: Resource, trusted: boolean): Map<string, Expected> => {
  const expected = new Map<string, Expected>();
  for (const [name, attribute] of Object.entries(shape.attributes)) {
    if (has(attribute, 'command') || has(attribute, 'hidden')) continue;
    if (has(attribute, 'confidential') && !trusted) continue;
    const { kind } = attribute;
    const always = ['created_at', 'updated_at', 'metadata'].includes(name);
    const nullable = !always && !has(attribute, 'required') && attribute.fallback === null;
    const common = { nullable, optional: has(attribute, 'computed') };
    const add = (as: string, by: AttributeKind) =>
      expected.set(as, { ...common, kind: by, fits: ofKind[by] });
    if (kind === 'money') {
      add(`${name}_cents`, 'integer');
      add(`${name}_float`, 'float');
      add(`formatted_${name}`, 'string');
    } else add(name, kind);
  }
  return expected;
};

/** Amounts come in threes that agree. */
const checkAmounts = (where: string, attributes: Json, { shape }: Resource): string[] =>
  Object.entries(shape.attributes).flatMap(([name, { kind }]) => {
    const [cents, float] = [attributes[`${name}_cents`], attributes[`${name}_float`]];
    const known = kind === 'money' && typeof cents === 'number' && typeof float === 'number';
    return known && Math.round(float * 100) !== cents
      ? [`${where}.${name}: ${cents} cents are not ${float}`]
      : [];
  });

/** Violations in the `attributes` member of a resource object. */
export const checkAttributes = (
  where: string,
  resource: Resource,
  attributes: Json,
  { trusted, fields }: Expectations,
): string[] => {
  const expected = expectedOf(resource, trusted);
  const wanted = fields.get(resource.shape.type);
  const problems = checkAmounts(where, attributes, resource);
  for (const [name, { fits, kind, nullable, optional }] of expected) {
    if (wanted && !wanted.has(name)) continue;
    const value = attributes[name];
    if (!(name in attributes)) {
      if (!optional) problems.push(`${where} lacks the attribute "${name}"`);
    } else if (value === null ? !nullable && !optional : !fits(value))
      problems.push(`${where}.${name} should be of kind ${kind}, but is ${JSON.stringify(value)}`);
  }
  for (const name of Object.keys(attributes))
    if (!expected.has(name) || (wanted && !wanted.has(name)))
      problems.push(`${where} shows the attribute "${name}", which it should not`);
  return problems;
};
