import type { WebpackPluginInstance } from 'webpack';
import { ROOT } from '../../workspace.ts';
import { federationEntry } from './federation-entry.ts';
import { stableConnections } from './stable-connections.ts';
import { stableModuleHashes } from './stable-module-hashes.ts';
import { stableModuleIds } from './stable-module-ids.ts';

/**
 * Plugins for a build with Module Federation whose files are equal in any folder (docs/releases.md). Without Module
 * Federation webpack's output is already reproducible.
 *
 * @param folder of the package
 */
export const reproducible = (folder: string): WebpackPluginInstance[] => [
  federationEntry(folder),
  stableConnections,
  stableModuleIds(ROOT),
  stableModuleHashes(ROOT),
];
