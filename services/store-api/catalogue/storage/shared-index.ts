import type { StoredItem } from './catalogue-storage.ts';

/** Writes after a revision, each item in its newest state. */
interface IndexChanges {
  /** Revision of the last of them, from which the next call continues. */
  revision: number;
  items: readonly StoredItem[];
  /** Numbers of removed items. A number can be among the items again: removals come first. */
  removed: readonly number[];
  /** Whether search words changed. */
  isTextChanged: boolean;
  /** Whether there are more. */
  isMore: boolean;
}

/** A message to the writer, kept until it is done. */
interface StoredNote {
  id: string;
  text: string;
}

/** The right to write the index, which one process has at a time. */
export interface WriterLease {
  /**
   * Takes the lease if it is free, and renews it if this process has it.
   *
   * @returns the token of this tenure; null if another process is the writer
   * @throws if the database is unreachable; the lease is lost then
   */
  hold: () => Promise<string | null>;
  isHeld: () => boolean;
  /** Sets what runs after each write and note of any process, and when the lease is lost. */
  onNotice: (listener: () => void) => void;
}

/** An index that several processes read and one of them writes. */
export interface SharedIndex {
  lease: WriterLease;
  /** Highest revision of the index; 0 without items. */
  revision: () => Promise<number>;
  changesSince: (revision: number) => Promise<IndexChanges>;
  /** Leaves a note for the writer. */
  addNote: (text: string) => Promise<void>;
  notes: () => Promise<readonly StoredNote[]>;
  removeNotes: (ids: readonly string[]) => Promise<void>;
}
