import { alternativeOf, connectHosts, loadChunk, loadSheet, sheetsOf } from './file-loader.ts';
import { loadFile } from './load-file.ts';
import { checkAllScripts } from './script-policy.ts';

/** How scripts and style sheets come into a page: one copy for the shell and all remotes. */
export const files = {
  alternativeOf,
  checkAllScripts,
  connectHosts,
  loadChunk,
  loadFile,
  loadSheet,
  sheetsOf,
};

export type { FileHosts } from './file-loader.ts';
export type Files = typeof files;
