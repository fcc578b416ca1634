import { type Attribute, datetime, type Flag, json, text } from './attribute.ts';
import type { OneRelationship, PolymorphicRelationship, Relationship } from './relationship.ts';

/**
 * Copies the members into an object without a prototype, so that a lookup by a client's text finds only these members,
 * never `constructor` or `__proto__`.
 */
const dictionary = <T extends object>(members: T): T =>
  Object.assign(Object.create(null) as object, members) as T;

/** Attributes every resource has. */
const common = {
  created_at: datetime('query'),
  updated_at: datetime('query'),
  reference: text('write', 'query', 'indexed'),
  reference_origin: text('write', 'query'),
  metadata: json('write', 'filter'),
} as const;

export type Attributes = Readonly<Record<string, Attribute>>;
export type Relationships = Readonly<Record<string, Relationship>>;

/** The data half of a definition: the attributes and relationships of a resource. */
export interface Shape<
  T extends string = string,
  A extends Attributes = Attributes,
  R extends Relationships = Relationships,
> {
  readonly type: T;
  readonly attributes: A;
  readonly relationships: R;
}

/** Adds the attributes every resource has to those of one resource. */
export const shape = <
  const T extends string,
  const A extends Attributes,
  const R extends Relationships = Record<never, never>,
>(
  type: T,
  attributes: A,
  relationships: R = {} as R,
): Shape<T, A & typeof common, R> => ({
  type,
  // Requests name them in filters, includes, addresses and bodies.
  attributes: dictionary({ ...attributes, ...common }),
  relationships: dictionary(relationships),
});

interface Values {
  string: string;
  integer: number;
  float: number;
  boolean: boolean;
  datetime: string;
  object: Record<string, unknown>;
  array: readonly unknown[];
  money: number;
}

type FlagsOf<X> = X extends Attribute<infer _K, infer F, infer _D> ? F : never;
type ValueOf<X> =
  X extends Attribute<infer K, infer F, infer D>
    ? 'required' extends F
      ? Values[K]
      : true extends D
        ? Values[K]
        : Values[K] | null
    : never;
type IsStored<X> = Extract<FlagsOf<X>, 'computed' | 'command'> extends never ? true : false;
type ColumnOf<N extends string, X> = X extends { kind: 'money' } ? `${N}_cents` : N;

type AttributeColumns<A> = {
  [N in keyof A & string as IsStored<A[N]> extends true ? ColumnOf<N, A[N]> : never]: ValueOf<A[N]>;
};
type LinkColumns<R> = {
  [
    N in keyof R & string as R[N] extends OneRelationship | PolymorphicRelationship
      ? `${N}_id`
      : never
  ]: R[N] extends OneRelationship<true> ? string : string | null;
} & {
  [N in keyof R & string as R[N] extends PolymorphicRelationship ? `${N}_type` : never]:
    string | null;
};

/** A row as the store gives it back, inferred from the shape. */
export type RowOf<S> =
  S extends Shape<string, infer A, infer R>
    ? { id: string } & Omit<AttributeColumns<A>, 'created_at' | 'updated_at' | 'metadata'> & {
          created_at: string;
          updated_at: string;
          metadata: Record<string, unknown>;
        } & LinkColumns<R>
    : never;

type IsVisible<X> = Extract<FlagsOf<X>, 'command' | 'hidden'> extends never ? true : false;

/** The `attributes` member of a serialized document, inferred from the shape. */
export type SerializedOf<S> =
  S extends Shape<string, infer A, Relationships>
    ? {
        [
          N in keyof A & string as IsVisible<A[N]> extends true
            ? A[N] extends { kind: 'money' }
              ? never
              : N
            : never
        ]: N extends 'created_at' | 'updated_at'
          ? string
          : N extends 'metadata'
            ? Record<string, unknown>
            : ValueOf<A[N]>;
      } & {
        [N in keyof A & string as A[N] extends { kind: 'money' } ? `${N}_cents` : never]: ValueOf<
          A[N]
        >;
      } & {
        [N in keyof A & string as A[N] extends { kind: 'money' } ? `${N}_float` : never]: ValueOf<
          A[N]
        >;
      } & {
        [
          N in keyof A & string as A[N] extends { kind: 'money' } ? `formatted_${N}` : never
        ]: null extends ValueOf<A[N]> ? string | null : string;
      }
    : never;

export const has = (attribute: Attribute, flag: Flag): boolean => attribute.flags.has(flag);

/** Whether the attribute has a column of its own. */
export const isStored = (attribute: Attribute): boolean =>
  !has(attribute, 'computed') && !has(attribute, 'command');

/** The column of an attribute: amounts are stored as `<name>_cents`. */
export const columnOf = (name: string, attribute: Attribute): string =>
  attribute.kind === 'money' ? `${name}_cents` : name;
