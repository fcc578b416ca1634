import type { Condition } from '../store/condition.ts';
import type { Result } from './problem.ts';
import type { RowOf, Shape } from './shape.ts';
import type { Store } from '../store/store.ts';
import type { SalesChannelViewer, Viewer } from './viewer.ts';

export type Action = 'list' | 'retrieve' | 'create' | 'update' | 'delete';
export type Row = { id: string } & Record<string, unknown>;

/** What reading a row may need. */
export interface ReadContext {
  readonly store: Store;
  readonly viewer: Viewer;
}

/** Context of a write, which always runs in one transaction. */
export interface Operation extends ReadContext {
  /** ISO 8601 time of the request. */
  readonly now: string;
  /** Emits an event of a row; webhooks get it once the transaction is committed. */
  readonly emit: (type: string, id: string, event: string) => void;
  /** Whether the platform may send requests to a URL. Absent in background jobs, which register no webhooks. */
  readonly mayCall?: (url: string) => boolean;
}

/** An event of a row: `orders`, its id, `place`. */
export interface Emitted {
  readonly type: string;
  readonly id: string;
  readonly event: string;
}

export interface ResourceLink {
  readonly type: string;
  readonly id: string;
}

/** The validated body of a POST or PATCH. */
export interface Input {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly links: Readonly<Record<string, ResourceLink | null>>;
  /** Rows of to-many relationships, such as `tags`. */
  readonly lists?: Readonly<Record<string, readonly ResourceLink[]>>;
}

/** How the rows were requested: by id, as a list, or through an include. */
export type Via = 'single' | 'list' | `${string}.${string}`;

/** Permissions, computed values and writers of a resource. */
export interface Behavior<R> {
  /** Actions of sales channels; customers have those of guests as well. Integrations may do all `actions`. */
  readonly guest?: readonly Action[];
  readonly customer?: readonly Action[];
  readonly actions?: readonly Action[];
  /** Has no endpoint. */
  readonly internal?: true;
  /** Events of its rows besides those its actions declare: `place` makes the topic `orders.place`. */
  readonly emits?: readonly string[];
  /** Its rows have no events and no topics. */
  readonly silent?: true;
  /** Read-only union of other resources (`promotions`): each row is serialized as its own type. */
  readonly sumOf?: readonly string[];
  /** One row per viewer, read at `/api/<name>` without an id. */
  readonly singleton?: string;
  readonly findSingleton?: (context: ReadContext) => R | undefined;
  /** Condition for rows that exist for clients, integrations included; absent: all rows. */
  readonly shown?: (alias: string) => Condition;
  /** Rows that a sales channel may read, directly and through includes; absent: all rows. */
  readonly scope?: (viewer: SalesChannelViewer, alias: string) => Condition;
  /** Rows in lists and to-many includes, if stricter than `scope`. */
  readonly listScope?: (viewer: SalesChannelViewer, alias: string) => Condition;
  /** Error for a row outside the scope; by default the same as for a missing row. */
  readonly hiddenAs?: 'missing' | 'unauthorized';
  /** Values of `computed` attributes, one per row, for a whole batch at once. */
  readonly compute?: Readonly<
    Record<string, (rows: readonly R[], context: ReadContext, via: Via) => readonly unknown[]>
  >;
  /** Rows of `derived` relationships by parent id, for a whole batch at once. Their scope is applied afterwards. */
  readonly derive?: Readonly<
    Record<
      string,
      (rows: readonly R[], context: ReadContext) => ReadonlyMap<string, readonly Row[]>
    >
  >;
  /** Adds values to a to-one related row that depend on the row it is included from. */
  readonly reach?: Readonly<Record<string, (parent: R, row: Row, context: ReadContext) => Row>>;
  /** Top-level metadata members to index, so that `metadata_jcont` on them does not scan the table. */
  readonly indexMetadata?: readonly string[];
  /** Indexes beyond foreign keys and flagged attributes. */
  readonly indexes?: readonly (readonly string[])[];
  /** Writers that replace the plain insert, update and delete. Each returns the id of the row to respond with. */
  readonly create?: (operation: Operation, input: Input) => Result<string>;
  readonly update?: (operation: Operation, row: R, input: Input) => Result<string>;
  readonly remove?: (operation: Operation, row: R) => Result<string>;
}

export interface Resource<S extends Shape = Shape> extends Behavior<Row> {
  readonly shape: S;
  readonly actions: readonly Action[];
}

const all: readonly Action[] = ['list', 'retrieve', 'create', 'update', 'delete'];

/** Binds a shape to its permissions, computed values and writers. */
export const defineResource = <S extends Shape>(
  shape: S,
  behavior: Behavior<RowOf<S>> = {},
): Resource => ({
  actions: all,
  ...(behavior as unknown as Behavior<Row>),
  shape: shape as unknown as Shape,
});
