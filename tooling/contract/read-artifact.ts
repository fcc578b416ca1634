import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../remote-kit/workspace.ts';
import type { ArtifactReport } from './inspect-artifact.ts';

/** Content of a remote's artifact. Throws if the remote is not built. */
export const readArtifact = (name: string): ArtifactReport => {
  if (!existsSync(join(ROOT, `mf-${name}`, 'dist', 'release.json'))) {
    throw new Error(
      `mf-${name} is not built: run npm run build in its folder, or npm test for everything`,
    );
  }
  const output = execFileSync(
    join(ROOT, 'node_modules/.bin/node'),
    ['--disable-warning=ExperimentalWarning', 'tooling/contract/inspect-artifact.ts', name],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return JSON.parse(output.toString()) as ArtifactReport;
};
