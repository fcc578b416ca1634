import { parseArgs } from 'node:util';
import { readManifest } from './tamper/read-manifest.ts';
import { checkShop } from './tamper/check-shop.ts';

/**
 * `npm run tamper-check -- https://shop.example/it/eur/it/checkout --manifest <file or address>`: looks at the live
 * payment page from outside, and compares its scripts, policy and payment frame with a release manifest from a place
 * that the shop's hosts cannot write to (docs/pci.md). Exits with 1 for findings.
 */
const { values, positionals } = parseArgs({
  options: { manifest: { type: 'string' }, 'shell-files': { type: 'string' } },
  allowPositionals: true,
});
const [page] = positionals;
if (!page || !values.manifest || !URL.canParse(page)) {
  console.error(
    'Name the page and a trusted manifest: npm run tamper-check -- https://shop.example/it/eur/it/checkout --manifest releases.json [--shell-files shell/dist/web]',
  );
  process.exit(2);
}
const result = await checkShop({
  page,
  manifest: await readManifest(values.manifest),
  shellFiles: values['shell-files'],
});
for (const finding of result.findings) console.error(`✗ ${finding}`);
console.log(`${result.compared} files compared, ${result.findings.length} findings`);
process.exitCode = result.findings.length > 0 ? 1 : 0;
