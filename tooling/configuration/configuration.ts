import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { ROOT } from '../remote-kit/workspace.ts';
import { configurationText } from './configuration-text.ts';
import { SERVICES } from './services.ts';

/**
 * `npm run configuration`: writes the variables of all services to `docs/configuration.md`. With `--check` it writes
 * nothing and fails if the document differs from the schemas.
 */
const file = join(ROOT, 'docs/configuration.md');
const options = { ...(await prettier.resolveConfig(file)), parser: 'markdown' };
const text = await prettier.format(configurationText(SERVICES), options);
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  console.error('docs/configuration.md is not what the schemas say: run npm run configuration');
  process.exitCode = 1;
}
