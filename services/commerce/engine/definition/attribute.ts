import { textForms, type TextForm } from './text-form.ts';

/** What an attribute holds; decides its column, its JSON form and its input check. */
export type AttributeKind =
  'string' | 'integer' | 'float' | 'boolean' | 'datetime' | 'object' | 'array' | 'money';

/**
 * - `required`: must be given on creation and is never null
 * - `create`, `update`, `write` (both): what a request may set
 * - `filter`, `sort`, `query` (both): what a list may ask for
 * - `computed`: no column, a function of the definition gives the value
 * - `command`: no column and never shown, read by the resource's operations (`_place`)
 * - `hidden`: a column that is never shown
 * - `unique`: no two rows share a value; `indexed`: gets an index
 * - `internal`: may be written by integrations only, silently ignored from sales channels
 * - `confidential`: shown to integrations only
 */
export type Flag =
  | 'required'
  | 'create'
  | 'update'
  | 'write'
  | 'filter'
  | 'sort'
  | 'query'
  | 'computed'
  | 'command'
  | 'hidden'
  | 'unique'
  | 'indexed'
  | 'internal'
  | 'confidential';

export interface Attribute<
  K extends AttributeKind = AttributeKind,
  F extends Flag = Flag,
  D extends boolean = boolean,
> {
  readonly kind: K;
  readonly flags: ReadonlySet<F>;
  readonly fallback: unknown;
  /** Type-level only: whether a fallback makes the value never null. */
  readonly hasFallback: D;
  /** What a text may be; null for what holds no text. */
  readonly form: TextForm | null;
  /** The same attribute with a value for rows that give none: always the same one, or a fresh one for each row. */
  or(fallback: string | number | boolean | object): Attribute<K, F, true>;
}

/** Flags that combine two others. */
const pairs: Readonly<Partial<Record<Flag, readonly Flag[]>>> = {
  write: ['create', 'update'],
  query: ['filter', 'sort'],
};

const attribute = <K extends AttributeKind, F extends Flag, D extends boolean>(
  kind: K,
  flags: readonly F[],
  fallback: unknown,
  hasFallback: D,
  form: TextForm | null,
): Attribute<K, F, D> => ({
  kind,
  flags: new Set<Flag>([
    ...flags,
    ...flags.flatMap((it) => pairs[it] ?? []),
  ]) as ReadonlySet<Flag> as ReadonlySet<F>,
  fallback,
  hasFallback,
  form,
  or: (value) => attribute(kind, flags, value, true as const, form),
});

const builder =
  <K extends AttributeKind>(kind: K, form: TextForm | null = null) =>
  <const F extends readonly Flag[]>(...flags: F): Attribute<K, F[number], false> =>
    attribute(kind, flags, null, false as const, form);

export const text = builder('string', textForms.short);
export const longText = builder('string', textForms.long);
export const pattern = builder('string', textForms.pattern);
/** Where a picture or a file is. */
export const urlText = builder('string', textForms.url);
/** Where a browser is sent: http or https. */
export const webUrl = builder('string', textForms.webUrl);
export const linkUrl = builder('string', textForms.linkUrl);
export const language = builder('string', textForms.language);
export const country = builder('string', textForms.country);
export const integer = builder('integer');
export const float = builder('float');
export const flag = builder('boolean');
export const datetime = builder('datetime');
export const json = builder('object');
export const list = builder('array');
/** An amount in integer cents, shown three times: `<name>_cents`, `<name>_float`, `formatted_<name>`. */
export const money = builder('money');

/** A trigger such as `_place`: write-only, read by the resource's operations. */
export const trigger = <const F extends readonly Flag[]>(...flags: F) =>
  flag('command', ...(flags.length === 0 ? (['update'] as const) : flags));
