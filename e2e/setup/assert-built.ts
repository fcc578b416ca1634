import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tooling/remote-kit/workspace.ts';
import { PACKAGES } from '../../tooling/remote-kit/remotes.ts';

const MARK = { shell: 'dist/assets.json', remote: 'dist/release.json' };

/** Throws with the packages without a build: the journeys use existing builds. */
export const assertBuilt = (): void => {
  const missing = PACKAGES.filter(
    (name) => !existsSync(join(ROOT, name, name === 'shell' ? MARK.shell : MARK.remote)),
  );
  if (missing.length === 0) return;
  throw new Error(
    `Not built: ${missing.join(', ')}. Run npm test, which builds first, or npm start once.`,
  );
};
