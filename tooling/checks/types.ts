import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../remote-kit/workspace.ts';
import { checkTypes, pageCodeOf } from '../remote-kit/type-check/check-types.ts';

/**
 * `node tooling/checks/types.ts mf-cart [--browser]`: checks the types of one package and of what it imports. With
 * `--browser` only its page code, as browsers run it; otherwise tests and build files too.
 */
const { values, positionals } = parseArgs({
  options: { browser: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [name] = positionals;
if (!name) throw new Error('Name a package.');
const pageCode = pageCodeOf(join(ROOT, name));
const errors = await checkTypes(
  values.browser ? pageCode : { ...pageCode, base: 'tsconfig.node.json' },
);
if (errors) console.error(errors);
process.exitCode = errors ? 1 : 0;
