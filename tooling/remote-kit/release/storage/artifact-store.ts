/** A file in a store. */
export interface StoredFile {
  /** Relative to the listed folder, with slashes. */
  path: string;
  /** Bytes as stored, compressed or not. */
  size: number;
  /** Last modification in ms since 1970. */
  at: number;
}

/** Where files of releases are stored: a folder or a bucket. Paths are relative and have slashes. */
export interface ArtifactStore {
  /** Path or `s3://` address of a file or folder, for messages. */
  addressOf: (path: string) => string;
  /**
   * Adds a folder of files, unless it is complete already. Files of a complete folder are never overwritten, and
   * `release.json` is the last one, so that a folder with it is complete.
   *
   * @param prepare writes the files into an empty folder on this machine
   * @param isCompared whether a file of an interrupted attempt has to equal the new one
   * @returns files of an interrupted attempt that differ; then the folder is not completed
   */
  add: (
    folder: string,
    prepare: (staging: string) => Promise<void>,
    isCompared: (path: string) => boolean,
  ) => Promise<string[]>;
  /** Adds one file to a folder that is complete; an existing one is kept. */
  write: (path: string, content: Buffer) => Promise<void>;
  /** Content of a file, decompressed if a reader over HTTP gets it so. Undefined if it is missing, or a link. */
  read: (path: string) => Promise<Buffer | undefined>;
  /** Everything below a folder, sorted by path; empty if it is missing. */
  list: (folder: string) => Promise<StoredFile[]>;
  /** Deletes a folder, its `release.json` first: an interrupted deletion leaves no folder that looks complete. */
  remove: (folder: string) => Promise<void>;
}

/** Written last, deleted first. */
export const LAST_FILE = 'release.json';

/** A store that cannot be used, with the reason and what to do. */
export class StorageError extends Error {
  override name = 'StorageError';
}
