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

/** The rows of another resource that point here through their relationship `inverse`. */
export interface ManyRelationship {
  readonly cardinality: 'many';
  readonly target: string;
  readonly inverse: string;
  /** Column the related rows are ordered by. */
  readonly order: string;
}

/** Rows found by a loader of the definition, not by a foreign key (`available_shipping_methods`). */
export interface DerivedRelationship {
  readonly cardinality: 'derived';
  readonly target: string;
  readonly single: boolean;
}

export type Relationship =
  OneRelationship | PolymorphicRelationship | ManyRelationship | DerivedRelationship;

type LinkFlag = 'required' | 'create' | 'update' | 'write';

const writable = (flags: readonly LinkFlag[]) => ({
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

export const many = (target: string, inverse: string, order = 'rowid') =>
  ({ cardinality: 'many', target, inverse, order }) as const;

export const derived = (target: string) =>
  ({ cardinality: 'derived', target, single: false }) as const;

export const derivedOne = (target: string) =>
  ({ cardinality: 'derived', target, single: true }) as const;
