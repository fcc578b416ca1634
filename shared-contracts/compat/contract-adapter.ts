import type { RemoteModule } from '../remote/types.ts';

/** A remote's module, of any contract. */
export type ExposedRemote = Omit<RemoteModule, 'fragments'> & {
  fragments: Readonly<Record<string, (() => Promise<{ default: unknown }>) | undefined>>;
};

/** Exports of a sub-path of shared-contracts, as a remote imports them. */
export type Exports = Readonly<Record<string, unknown>>;

/**
 * Bridges one change of the contract for remotes of the previous major: they run unchanged in a shell of the new one.
 * Everything that passes between the two does so through the module that the remote exposes or the modules that it
 * shares with the shell.
 */
export interface ContractAdapter {
  /** Contract version that made the change. Deleted when the next major begins: the window then ends after it. */
  since: `${number}.0.0`;
  /** The change, as in `docs/contract-history.md`. */
  what: string;
  /**
   * The remote as the shell uses it: fragments and their props, pages and their context, what `register` receives (event
   * bus, configuration). Called for every remote of the previous major; returns other remotes unchanged.
   */
  remote?: (remote: ExposedRemote) => ExposedRemote;
  /** Sub-path of shared-contracts (`commerce/customer`) → its exports as the remote knows them: hooks, services, types' values. */
  shared?: Readonly<Record<string, (exports: Exports) => Exports>>;
}
