// By its path, because a sub-path of the package would be shared with the remotes: 140 bytes in the first script.
import {
  adaptExports,
  changedPaths,
  type Exports,
} from '../../../shared-contracts/compat/index.ts';

export { adaptRemote } from '../../../shared-contracts/compat/index.ts';

/** A shared module in a share scope of Module Federation. */
interface Shared {
  /** The loaded module's factory. */
  lib?: (() => unknown) | undefined;
  get: () => (() => unknown) | Promise<() => unknown>;
  loading?: Promise<unknown> | null;
}

/** Package → version → module. */
export type ShareScope = Record<string, Record<string, Shared>>;

const adaptShared = (path: string, shared: Shared): Shared => {
  let adapted: Exports | undefined;
  const adapt = (factory: () => unknown) => () =>
    (adapted ??= adaptExports(path, factory() as Exports));
  return {
    ...shared,
    lib: shared.lib && adapt(shared.lib),
    get: async () => adapt(await shared.get()),
    // The load in progress is that of the original.
    loading: null,
  };
};

const adapted = new WeakMap<ShareScope, ShareScope>();

/**
 * The shell's share scope as remotes of the previous contract major get it: modules that changed since have the exports
 * of before. One copy per scope, so that these remotes share their modules too.
 */
export const previousScope = (scope: ShareScope): ShareScope => {
  const existing = adapted.get(scope);
  if (existing) return existing;
  const copy = { ...scope };
  for (const path of changedPaths()) {
    const name = `@shop/contracts/${path}`;
    const versions = Object.entries(scope[name] ?? {});
    copy[name] = Object.fromEntries(
      versions.map(([version, shared]) => [version, adaptShared(path, shared)]),
    );
  }
  adapted.set(scope, copy);
  return copy;
};
