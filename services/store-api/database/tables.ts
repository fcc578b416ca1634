/** Small values that a module keeps across restarts. */
export interface StateTable {
  key: string;
  value: string;
}

/**
 * Tables of the service's database. Each feature adds its own by module augmentation, so this folder depends on none.
 *
 * Times are ISO 8601 text in UTC and JSON is text, so the same tables work on SQLite and PostgreSQL.
 */
export interface StoreDatabase {
  state: StateTable;
}
