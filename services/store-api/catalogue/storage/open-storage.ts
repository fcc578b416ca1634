import { isPostgres } from '../../database/is-postgres.ts';
import type { CatalogueStorage } from './catalogue-storage.ts';
import { postgresStorage } from './postgres/postgres-storage.ts';
import { sqliteStorage } from './sqlite/sqlite-storage.ts';

/** @param name - `postgres://…`, path of an SQLite file, or `:memory:` */
export const openStorage = async (name: string): Promise<CatalogueStorage> =>
  isPostgres(name) ? postgresStorage(name) : sqliteStorage(name);
