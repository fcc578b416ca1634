import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../../remote-kit/workspace.ts';
import { readLock } from './lock-file.ts';
import { SERVERS, sbomOfFolder } from './sbom-of-folder.ts';

/**
 * `npm run sbom [-- <folder>]`: writes `<name>.cdx.json`, CycloneDX 1.6, for the shell and each service; to `dist/sbom`
 * without a folder. Remotes have theirs in their builds (docs/releases.md).
 */
const [folder = join(ROOT, 'dist', 'sbom')] = process.argv.slice(2);
const target = resolve(folder);
mkdirSync(target, { recursive: true });
const lock = readLock(ROOT);
for (const [name, path] of Object.entries(SERVERS)) {
  const file = join(target, `${name}.cdx.json`);
  writeFileSync(file, `${sbomOfFolder(lock, path)}\n`);
  console.log(file);
}
