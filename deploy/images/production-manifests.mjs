// Removes development dependencies from every package.json below the working directory and from package-lock.json, so
// that `npm ci --workspace` installs what a server needs at run time. npm itself omits only those of the root: to it, a
// workspace that another one develops with, such as the remote kit, is a production dependency.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

const edit = (file, change) => {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  change(content);
  writeFileSync(file, JSON.stringify(content, null, 2));
};
const withoutDevelopment = (manifest) => delete manifest.devDependencies;

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
const folders = globSync(workspaces).filter((it) => existsSync(`${it}/package.json`));
for (const folder of ['.', ...folders]) edit(`${folder}/package.json`, withoutDevelopment);
edit('package-lock.json', ({ packages }) => {
  for (const folder of ['', ...folders]) if (packages[folder]) withoutDevelopment(packages[folder]);
});
