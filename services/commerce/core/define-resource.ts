import type { Condition } from './condition.ts';
import type { Result } from './problem.ts';
import type { RowOf, Shape } from './shape.ts';
import type { Store } from './store.ts';
import type { SalesChannelViewer, Viewer } from './viewer.ts';

export type Action = 'list' | 'retrieve' | 'create' | 'update' | 'delete';
export type Row = { id: string } & Record<string, unknown>;

/** What reading a row may need. */
export interface ReadContext {
  readonly store: Store;
  readonly viewer: Viewer;
}

/** What a write works with: always inside one transaction. */
export interface Operation extends ReadContext {
  /** ISO 8601 time of the request. */
  readonly now: string;
  /** Tells that something happened to a row; webhooks hear of it once the change is committed. */
  readonly emit: (type: string, id: string, event: string) => void;
}

/** Something that happened to a row: `orders`, its id, `place`. */
export interface Emitted {
  readonly type: string;
  readonly id: string;
  readonly event: string;
}

export interface ResourceLink {
  readonly type: string;
  readonly id: string;
}

/** The checked body of a POST or PATCH: known names, right kinds, existing targets. */
export interface Input {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly links: Readonly<Record<string, ResourceLink | null>>;
  /** The rows given for relationships to many, such as `tags`. */
  readonly lists?: Readonly<Record<string, readonly ResourceLink[]>>;
}

/** Where the rows being read were reached from: the request itself or an include. */
export type Via = 'single' | 'list' | `${string}.${string}`;

/** The behaviour half of a definition: who may do what, and what happens then. */
export interface Behaviour<R> {
  /** What sales channels may do; customers add to what guests may. Integrations may do all `actions`. */
  readonly guest?: readonly Action[];
  readonly customer?: readonly Action[];
  readonly actions?: readonly Action[];
  /** Kept for the platform itself: no endpoint shows it. */
  readonly internal?: true;
  /** Events of its rows besides those its actions declare: `place` makes the topic `orders.place`. */
  readonly emits?: readonly string[];
  /** Its rows have no events and no topics. */
  readonly silent?: true;
  /** Read-only sum of other resources (`promotions`): its rows are shown as what they are of those. */
  readonly sumOf?: readonly string[];
  /** One row per viewer, read at `/api/<name>` without an id. */
  readonly singleton?: string;
  readonly findSingleton?: (context: ReadContext) => R | undefined;
  /** The rows there are to anyone; the others are accounts of the platform's own. Absent: all of them. */
  readonly shown?: (alias: string) => Condition;
  /** The rows a sales channel sees, at the endpoint and through includes; absent: all of them. */
  readonly scope?: (viewer: SalesChannelViewer, alias: string) => Condition;
  /** The rows lists and to-many includes show, where that is less than `scope`. */
  readonly listScope?: (viewer: SalesChannelViewer, alias: string) => Condition;
  /** What a row outside the scope is answered with; by default as if it did not exist. */
  readonly hiddenAs?: 'missing' | 'unauthorized';
  /** Values of `computed` attributes, one per row, for a whole batch at once. */
  readonly compute?: Readonly<
    Record<string, (rows: readonly R[], context: ReadContext, via: Via) => readonly unknown[]>
  >;
  /** Rows of `derived` relationships by parent id, for a whole batch at once. */
  readonly derive?: Readonly<
    Record<
      string,
      (rows: readonly R[], context: ReadContext) => ReadonlyMap<string, readonly Row[]>
    >
  >;
  /** A related row, of a relationship to one, with the values it has only when it is reached from a row of this resource. */
  readonly reach?: Readonly<Record<string, (parent: R, row: Row, context: ReadContext) => Row>>;
  /** Top-level members of metadata to keep an index of, so that `metadata_jcont` on them does not scan. */
  readonly indexMetadata?: readonly string[];
  /** Indexes beyond foreign keys and flagged attributes. */
  readonly indexes?: readonly (readonly string[])[];
  /** Replace the plain insert, update and delete. Each gives the id of the row to answer with. */
  readonly create?: (operation: Operation, input: Input) => Result<string>;
  readonly update?: (operation: Operation, row: R, input: Input) => Result<string>;
  readonly remove?: (operation: Operation, row: R) => Result<string>;
}

export interface Resource<S extends Shape = Shape> extends Behaviour<Row> {
  readonly shape: S;
  readonly actions: readonly Action[];
}

const all: readonly Action[] = ['list', 'retrieve', 'create', 'update', 'delete'];

/** One resource of the platform: its shape and its behaviour. */
export const defineResource = <S extends Shape>(
  shape: S,
  behaviour: Behaviour<RowOf<S>> = {},
): Resource => ({
  actions: all,
  ...(behaviour as unknown as Behaviour<Row>),
  shape: shape as unknown as Shape,
});
