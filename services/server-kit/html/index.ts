export { facts, moment, status, table, type Column, type Tone } from './elements.ts';
export { html, type Html, type Value } from './html.ts';
export { readPageFile } from './read-page-file.ts';
