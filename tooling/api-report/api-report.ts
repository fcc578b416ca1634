import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { CONTRACT_VERSION } from '../../shared-contracts/remote/contract-version.ts';
import { ROOT } from '../remote-kit/workspace.ts';
import { historyOf } from './contract-history.ts';
import { publicPackages } from './entries.ts';
import { readApi } from './read-api.ts';
import { checkReports, writeReports } from './report-files.ts';
import { reportText } from './report-text.ts';

/**
 * `npm run api-report`: writes the public API of every packed package to `docs/api`. With `--check` it writes nothing and
 * fails if a report differs from the sources. Either way it fails if the contract's version does not say what changed.
 */
const folder = join(ROOT, 'docs/api');
/** The report as the gate for the format wants it. One pass breaks some lines that a second one joins. */
const format = async (file: string, text: string): Promise<string> => {
  const options = { ...(await prettier.resolveConfig(file)), parser: 'markdown' };
  return prettier.format(await prettier.format(text, options), options);
};
const reports = await Promise.all(
  readApi(publicPackages()).map(async (api) => {
    const name = `${api.name.split('/')[1]}.md`;
    const text = await format(join(folder, name), reportText(api, CONTRACT_VERSION));
    return [name, text] as const;
  }),
);
const sources = {
  folder,
  reports: new Map(reports),
  contract: CONTRACT_VERSION,
  history: historyOf(readFileSync(join(ROOT, 'docs/contract-history.md'), 'utf8')),
};
const problems = process.argv.includes('--check') ? checkReports(sources) : writeReports(sources);
for (const it of problems) console.error(it);
process.exitCode = problems.length > 0 ? 1 : 0;
