import type { RemoteModule } from '../remote/types.ts';
import type { ContractAdapter, ExposedRemote, Exports } from './contract-adapter.ts';
import { orderLife } from './order-life.ts';
import { registerOnPlatform } from './register-customer.ts';

export type { ContractAdapter, Exports } from './contract-adapter.ts';

/**
 * The adapters for remotes of the previous major, oldest change first: one file per change. The next major begins with
 * deleting all of them.
 */
export const ADAPTERS: readonly ContractAdapter[] = [orderLife, registerOnPlatform];

/** A remote of the previous major as a shell of this one uses it. */
export const adaptRemote = (remote: RemoteModule, adapters = ADAPTERS): RemoteModule =>
  adapters.reduce<ExposedRemote>(
    (adapted, { remote: adapt }) => adapt?.(adapted) ?? adapted,
    remote as ExposedRemote,
  ) as RemoteModule;

/** Sub-paths of shared-contracts whose exports differ for remotes of the previous major. */
export const changedPaths = (adapters = ADAPTERS): string[] => [
  ...new Set(adapters.flatMap(({ shared = {} }) => Object.keys(shared))),
];

/** Exports of a sub-path as remotes of the previous major know them. */
export const adaptExports = (path: string, exports: Exports, adapters = ADAPTERS): Exports =>
  adapters.reduce((adapted, { shared }) => shared?.[path]?.(adapted) ?? adapted, exports);
