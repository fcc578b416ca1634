/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Violation } from './violations.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'structure-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/**
 * Violations in a tree of these files. In a separate Node process, because jest cannot load the required ES
 * modules.
 */
const violationsOf = (files: Record<string, string>): string[] => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const folders = [...new Set(Object.keys(files).map((path) => path.split('/')[0]))];
  const script = `import { enableCompileCache } from 'node:module';
    enableCompileCache();
    const { findViolations } = await import(${JSON.stringify(join(__dirname, 'violations.ts'))});
    console.log(JSON.stringify(await findViolations(process.argv[1], process.argv[2].split(','))));`;
  const output = execFileSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '-e',
      script,
      root,
      folders.join(),
    ],
    { encoding: 'utf8' },
  );
  return (JSON.parse(output) as Violation[]).map(
    ({ rule, from, to }) => `${rule}: ${from} -> ${to}`,
  );
};

it('finds a cycle by value, and none if only a type closes it', () => {
  const found = violationsOf({
    'tooling/a.ts': "import { b } from './b.ts';\nexport const a = () => b();\n",
    'tooling/b.ts': "import { a } from './a.ts';\nexport const b = () => a();\n",
    'tooling/c.ts': "import { d } from './d.ts';\nexport interface C { d: typeof d }\n",
    'tooling/d.ts': "import type { C } from './c.ts';\nexport const d = {} as Partial<C>;\n",
  });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^no-cycle: tooling\/[ab]\.ts -> tooling\/[ab]\.ts$/);
});

it('finds imports across teams, of Node or the server kit in a browser, up a stack of folders or from a folder that is in none, including dynamic imports and types', () => {
  const found = violationsOf({
    'mf-cart/src/page.ts':
      "import { readFileSync } from 'node:fs';\nvoid import('../../mf-catalog/src/list.ts');\nvoid readFileSync;\n",
    'mf-catalog/src/list.ts': 'export const list = [];\n',
    'shared-contracts/market/tell.ts':
      "import type { Order } from '../commerce/order.ts';\nexport type Tell = Order;\n",
    'shared-contracts/commerce/order.ts': 'export interface Order {\n  id: string;\n}\n',
    'services/store-api/database/tables.ts': "export { reviews } from '../reviews/table.ts';\n",
    'services/store-api/reviews/table.ts': 'export const reviews = 1;\n',
    'services/store-api/news/letter.ts': "export { reviews } from '../reviews/table.ts';\n",
    'services/server-kit/limits/index.ts': 'export const limit = 1;\n',
    'services/mail/inbox.ts': "export { limit } from '../server-kit/limits/index.ts';\n",
    'shell/server/main.ts': "export { limit } from '../../services/server-kit/limits/index.ts';\n",
    'shell/src/client.ts': "export { limit } from '../../services/server-kit/limits/index.ts';\n",
    'shell/src/traced.ts': "export { trace } from '../../services/tracing/index.ts';\n",
    'shell/server/traced.ts': "export { trace } from '../../services/tracing/index.ts';\n",
    'services/tracing/index.ts':
      "export { limit } from '../server-kit/limits/index.ts';\nexport const trace = 1;\n",
    'services/tracing/mail.ts': "export { limit } from '../mail/inbox.ts';\n",
  });
  expect(found.toSorted()).toEqual([
    'contracts-market-import-below: shared-contracts/market/tell.ts -> shared-contracts/commerce/order.ts',
    'no-node-in-the-browser: mf-cart/src/page.ts -> fs',
    'no-server-kit-in-the-browser: shell/src/client.ts -> services/server-kit/limits/index.ts',
    'no-server-kit-in-the-browser: shell/src/traced.ts -> services/tracing/index.ts',
    'remotes-import-contracts-only: mf-cart/src/page.ts -> mf-catalog/src/list.ts',
    'store-api-database-import-below: services/store-api/database/tables.ts -> services/store-api/reviews/table.ts',
    'store-api-folders-in-the-stack: services/store-api/news/letter.ts -> services/store-api/reviews/table.ts',
    'tracing-imports-the-kit-only: services/tracing/mail.ts -> services/mail/inbox.ts',
  ]);
});

it('lets only the standalone entry of a remote import the standalone page, which imports only contracts', () => {
  const page = "export { page } from '../../tooling/standalone/page.ts';\n";
  const found = violationsOf({
    'mf-cart/src/standalone.tsx': page,
    'mf-cart/src/remote.ts': page,
    'shell/src/client.ts': page,
    'tooling/build/build.ts': "export { page } from '../standalone/page.ts';\n",
    'tooling/standalone/page.ts':
      "export { port } from '../ports.ts';\nexport { price } from '../../shared-contracts/market/price.ts';\n",
    'tooling/ports.ts': 'export const port = 1;\n',
    'shared-contracts/market/price.ts': 'export const price = 1;\n',
  });
  expect(found.toSorted()).toEqual([
    'shell-imports-contracts-only: shell/src/client.ts -> tooling/standalone/page.ts',
    'standalone-imports-contracts-only: tooling/standalone/page.ts -> tooling/ports.ts',
    'standalone-page-in-its-entry-only: mf-cart/src/remote.ts -> tooling/standalone/page.ts',
    'standalone-page-in-its-entry-only: shell/src/client.ts -> tooling/standalone/page.ts',
    'standalone-page-in-its-entry-only: tooling/build/build.ts -> tooling/standalone/page.ts',
  ]);
});

it('keeps the remote kit free of the shop’s other folders, since teams elsewhere install it', () => {
  const found = violationsOf({
    'tooling/remote-kit/build/build.ts': "export { port } from '../../launcher/ports.ts';\n",
    'tooling/remote-kit/webpack/shared.ts': "export { a } from '../../../shell/src/a.ts';\n",
    'tooling/remote-kit/release/sign.ts':
      "export { sign } from '../../../services/server-kit/sign.ts';\n",
    'tooling/launcher/ports.ts': 'export const port = 1;\n',
    'shell/src/a.ts': 'export const a = 1;\n',
    'services/server-kit/sign.ts': 'export const sign = 1;\n',
  });
  expect(found.toSorted()).toEqual([
    'kit-imports-contracts-only: tooling/remote-kit/build/build.ts -> tooling/launcher/ports.ts',
    'kit-imports-contracts-only: tooling/remote-kit/webpack/shared.ts -> shell/src/a.ts',
  ]);
});
