import { join } from 'node:path';
import { readPageFile } from '@shop/server-kit/html';

/** Folder of the script and the style sheets of development. No document of a shop without development names it. */
export const FILES_PATH = '/development/files/';

const fileOf = (name: string): string => join(import.meta.dirname, 'browser', name);

const OWN = { 'bar.js': fileOf('bar.js'), 'confirm.css': fileOf('confirm.css') };

/** A file below {@link FILES_PATH}: one of development's own, or one of all pages that servers write. Null if missing. */
export const readDevelopmentFile = (name: string) => readPageFile(name, OWN);
