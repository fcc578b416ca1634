/** Path of the index file: next to the database's. */
export const catalogueFileOf = (databaseFile: string): string =>
  databaseFile === ':memory:'
    ? databaseFile
    : databaseFile.replace(/(\.sqlite)?$/, '-catalogue.sqlite');
