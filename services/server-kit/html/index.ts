// Pages that servers write themselves: of the local platform and of the back office.
export { facts } from './facts.ts';
export { html, type Html, type Value } from './html.ts';
export { moment } from './moment.ts';
export { readPageFile } from './read-page-file.ts';
export { status, type Tone } from './status.ts';
export { table, type Column } from './table.ts';
