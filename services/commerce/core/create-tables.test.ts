import { DatabaseSync } from 'node:sqlite';
import { flag, integer, text } from './attribute.ts';
import { createTables } from './create-tables.ts';
import { defineResource } from './define-resource.ts';
import { shape } from './shape.ts';

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
});
