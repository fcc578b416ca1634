import { join, relative } from 'node:path';
import { ROOT } from '../remote-kit/workspace.ts';
import { packPackages } from './pack-packages.ts';

/** `npm run pack`: the packages that a team outside of this repository installs, as tarballs in `dist/`. */
const started = performance.now();
for (const path of packPackages(join(ROOT, 'dist'))) console.log(relative(ROOT, path));
console.log(`Packed in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
