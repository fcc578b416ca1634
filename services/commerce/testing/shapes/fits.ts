import type { CommerceLayerBundle } from '@commercelayer/sdk/bundle';
import type { Attribute, AttributeKind, Flag } from '../../engine/definition/attribute.ts';
import type {
  Attributes,
  Relationships,
  SerializedOf,
  Shape,
} from '../../engine/definition/shape.ts';

/** Widens the SDK's literal unions, because attributes are plain strings and numbers. */
type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly unknown[]
      ? readonly unknown[]
      : T;

/** Attributes that the SDK lacks or types differently. `never` if all match. */
type Mismatch<S, Resource> = {
  [N in keyof SerializedOf<S>]: N extends keyof Resource
    ? SerializedOf<S>[N] extends Widened<Resource[N]>
      ? never
      : N
    : N;
}[keyof SerializedOf<S>];

type LinksOf<S> = S extends Shape<string, Attributes, infer R> ? keyof R : never;

/** Members of the SDK's interface that are neither an attribute nor a relationship here. */
type Missing<S, Resource> = Exclude<
  keyof Resource & string,
  keyof SerializedOf<S> | LinksOf<S> | 'id' | 'type'
>;

type FlagsOf<X> = X extends Attribute<AttributeKind, infer F, boolean> ? F : never;

/** Writable attributes under their request names. */
type Settable<S, F extends Flag> =
  S extends Shape<string, infer A, Relationships>
    ? {
        [N in keyof A & string]: Extract<FlagsOf<A[N]>, F | 'write'> extends never
          ? never
          : A[N] extends { kind: 'money' }
            ? `${N}_cents`
            : N;
      }[keyof A & string]
    : never;

/** Attributes of every resource, plus a documented trigger that the SDK lacks. */
type Common =
  'id' | 'type' | 'metadata' | 'reference' | 'reference_origin' | '_regenerate_shared_secret';

type ClientOf<S> =
  S extends Shape<infer T>
    ? T extends keyof CommerceLayerBundle
      ? CommerceLayerBundle[T]
      : never
    : never;
/** Request body of the client's method; `never` if the client has no such method. */
type BodyOf<S, M extends 'create' | 'update'> =
  ClientOf<S> extends Record<M, (body: infer B, ...rest: never[]) => unknown> ? B : never;

/** Members that the SDK sends and this platform refuses, and writable attributes that the SDK never sends. */
type Unsendable<S, M extends 'create' | 'update', Body = BodyOf<S, M>> = [Body] extends [never]
  ? never
  : | Exclude<keyof Body & string, Settable<S, M> | LinksOf<S> | Common>
    | Exclude<Settable<S, M>, (keyof Body & string) | Common>;

type All<T extends Record<string, unknown>> = [T[keyof T]] extends [never] ? true : T;

/**
 * Compiles only if a shape agrees with the SDK: the types of attributes match, no attribute or relationship is missing,
 * and the writable members are the same. `Except` lists the accepted differences.
 */
export type Fits<S, Resource, Except extends string = never> = All<{
  mismatch: Exclude<Mismatch<S, Resource>, Except>;
  missing: Exclude<Missing<S, Resource>, Except>;
  create: Exclude<Unsendable<S, 'create'>, Except>;
  update: Exclude<Unsendable<S, 'update'>, Except>;
}>;
