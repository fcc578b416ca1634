/** To one row of one resource; stored as `<name>_id`. */
export interface OneRelationship<R extends boolean = boolean> {
  readonly cardinality: 'one';
  readonly target: string;
  readonly required: R;
  readonly creatable: boolean;
  readonly updatable: boolean;
}

/** To one row of several resources; stored as `<name>_id` and `<name>_type`. */
export interface PolymorphicRelationship {
  readonly cardinality: 'polymorphic';
  readonly targets: readonly string[];
  readonly required: false;
  readonly creatable: boolean;
  readonly updatable: boolean;
}

/** Whether and by whom the rows of a to-many relationship may be given in a request. */
interface WritableList {
  readonly creatable: boolean;
  readonly updatable: boolean;
  /** Ignored when a sales channel sends it. */
  readonly internal: boolean;
}

/** The rows of another resource that point here through their relationship `inverse`. */
interface ManyRelationship extends WritableList {
  readonly cardinality: 'many';
  readonly target: string;
  readonly inverse: string;
  /** Column the related rows are ordered by. */
  readonly order: string;
}

/** Rows found by a loader of the definition, not by a foreign key (`available_shipping_methods`). */
interface DerivedRelationship {
  readonly cardinality: 'derived';
  readonly target: string;
  readonly single: boolean;
}

/** Rows of `target` joined to this one by rows of `via`, which point at both (`tags` through `taggings`). */
interface ThroughRelationship extends WritableList {
  readonly cardinality: 'through';
  readonly target: string;
  readonly via: string;
  /** The relationship of `via` that points here, and the one that points at the target. */
  readonly from: string;
  readonly to: string;
}

/** A relationship the real platform has to something this one does not keep: always there, always empty. */
interface EmptyRelationship extends WritableList {
  readonly cardinality: 'empty';
  readonly target: string;
  readonly single: boolean;
}

export type Relationship =
  | OneRelationship
  | PolymorphicRelationship
  | ManyRelationship
  | ThroughRelationship
  | DerivedRelationship
  | EmptyRelationship;

/** Whether a relationship leads to a list of rows. */
export const isToMany = (relationship: Relationship): boolean =>
  relationship.cardinality === 'many' ||
  relationship.cardinality === 'through' ||
  ((relationship.cardinality === 'derived' || relationship.cardinality === 'empty') &&
    !relationship.single);

type LinkFlag = 'required' | 'create' | 'update' | 'write';
type ListFlag = 'create' | 'update' | 'write' | 'internal';

const writable = (flags: readonly (LinkFlag | ListFlag)[]) => ({
  creatable: flags.includes('write') || flags.includes('create'),
  updatable: flags.includes('write') || flags.includes('update'),
});

export const one = <const F extends readonly LinkFlag[]>(target: string, ...flags: F) =>
  ({
    cardinality: 'one',
    target,
    required: flags.includes('required') as 'required' extends F[number] ? true : false,
    ...writable(flags),
  }) as const;

export const oneOf = (
  targets: readonly string[],
  ...flags: LinkFlag[]
): PolymorphicRelationship => ({
  cardinality: 'polymorphic',
  targets,
  required: false,
  ...writable(flags),
});

const writableList = (flags: readonly ListFlag[]) => ({
  ...writable(flags),
  internal: flags.includes('internal'),
});

export const many = (target: string, inverse: string, order = 'rowid', ...flags: ListFlag[]) =>
  ({ cardinality: 'many', target, inverse, order, ...writableList(flags) }) as const;

export const derived = (target: string) =>
  ({ cardinality: 'derived', target, single: false }) as const;

export const derivedOne = (target: string) =>
  ({ cardinality: 'derived', target, single: true }) as const;

export const through = (
  target: string,
  via: string,
  from: string,
  to: string,
  ...flags: ListFlag[]
) => ({ cardinality: 'through', target, via, from, to, ...writableList(flags) }) as const;

export const empty = (target: string, ...flags: ListFlag[]) =>
  ({ cardinality: 'empty', target, single: false, ...writableList(flags) }) as const;

export const emptyOne = (target: string, ...flags: ListFlag[]) =>
  ({ cardinality: 'empty', target, single: true, ...writableList(flags) }) as const;
