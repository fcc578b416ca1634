import {
  mergePackages,
  type BundledPackage,
} from '../../remote-kit/build/origin/bundled-packages.ts';
import { sbomOf } from '../../remote-kit/build/origin/sbom.ts';
import { nameOf, productionPaths, type Lock } from './lock-file.ts';

/** Folders of the servers, by the name of their bill of materials. */
export const SERVERS = {
  shell: 'shell',
  'store-api': 'services/store-api',
  commerce: 'services/commerce',
  mail: 'services/mail',
} as const;

const packageAt = (lock: Lock, path: string): BundledPackage => {
  const { name = nameOf(path), version = '0.0.0', license } = lock[path] ?? {};
  return { name, version, ...(license && { license }) };
};

/**
 * Bill of materials of a server: every package that it needs at run time, by the lock file, with version, license and
 * purl. Equal lock files give equal texts. `npm sbom --workspace` is not used: it omits what a workspace does not share
 * with the root, fastify for example, and stamps each file with a time and a serial number.
 *
 * @param folder of the server, as in the lock file
 */
export const sbomOfFolder = (lock: Lock, folder: string): string => {
  const paths = productionPaths(lock, [folder]);
  return sbomOf(packageAt(lock, folder), mergePackages(paths.map((it) => packageAt(lock, it))));
};
