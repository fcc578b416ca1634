import { DatabaseSync } from 'node:sqlite';
import { flag, integer, text } from '../definition/attribute.ts';
import { createTables } from './create-tables.ts';
import { defineResource } from '../definition/define-resource.ts';
import { shape } from '../definition/shape.ts';

describe('a database of an earlier version', () => {
  it('gains the columns of a newer definition, filled in the rows it has', () => {
    const database = new DatabaseSync(':memory:');
    createTables(database, [defineResource(shape('things', { name: text('write') }))]);
    database.exec("INSERT INTO things (id, name) VALUES ('a', 'one'), ('b', 'two')");
    let next = 0;
    const newer = shape('things', {
      name: text('write'),
      size: integer('write').or(7),
      open: flag('write').or(true),
      secret: text().or(() => `secret ${(next += 1)}`),
      note: text('write'),
    });
    createTables(database, [defineResource(newer)]);
    expect(database.prepare('SELECT name, size, open, secret, note FROM things').all()).toEqual([
      { name: 'one', size: 7, open: 1, secret: 'secret 1', note: null },
      { name: 'two', size: 7, open: 1, secret: 'secret 2', note: null },
    ]);
    database.close();
  });

  it('keeps the logins it has: each can be renewed and ended', () => {
    const database = new DatabaseSync(':memory:');
    database.exec(`CREATE TABLE _sessions (digest TEXT PRIMARY KEY, client_id TEXT NOT NULL,
      owner_type TEXT NOT NULL, owner_id TEXT NOT NULL, scope TEXT NOT NULL, custom_claim TEXT,
      access_digest TEXT NOT NULL, expires_at INTEGER NOT NULL) WITHOUT ROWID;
      INSERT INTO _sessions VALUES ('r1', 'shop', 'Customer', 'anna', 's', NULL, 'a1', 9),
        ('r2', 'shop', 'Customer', 'anna', 's', NULL, 'a2', 9)`);
    for (let start = 0; start < 2; start += 1) createTables(database, []);
    const kept = database.prepare(
      'SELECT family, access_expires_at, signed_in_at, used, replaces, arrived FROM _sessions',
    );
    const none = { replaces: null, arrived: 1 };
    expect(kept.all()).toEqual([
      { family: 'r1', access_expires_at: 9, signed_in_at: null, used: 0, ...none },
      { family: 'r2', access_expires_at: 9, signed_in_at: null, used: 0, ...none },
    ]);
    database.close();
  });
});
