import type { ParseArgsOptionsConfig } from 'node:util';

/** The arguments after a command's name. */
export interface Arguments {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  /** The environment, overridden by the platform options on the command line. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** One command of the command line. */
export interface Command {
  /** After the name: `<name> [--yes]`. */
  readonly usage: string;
  /** Its own options, each with what it means. */
  readonly options?: Readonly<Record<string, Option>>;
  /** Which options of the platform it takes as well: those named, or all. */
  readonly platform?: readonly string[] | 'all';
  /** Runs the command. @returns the exit code */
  readonly run: (given: Arguments) => Promise<number>;
}

export type Option = ParseArgsOptionsConfig[string] & { readonly meaning: string };
