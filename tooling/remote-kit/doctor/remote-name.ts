import { join } from 'node:path';
import type { Surroundings } from './check.ts';

/** The folder of a remote, for messages: `mf-cart/`; nothing for a repository of one remote. */
export const inFolder = (folder: string): string => (folder === '.' ? '' : `${folder}/`);

/** `cart`, from the package of a remote's folder. Throws if `package.json` is no JSON. */
export const remoteNameIn = ({ root, read }: Surroundings, folder: string): string => {
  const text = read(join(root, folder, 'package.json')) ?? '{}';
  const { name = folder } = JSON.parse(text) as { name?: string };
  return name.replace(/^@[^/]+\//, '').replace(/^mf-/, '');
};
