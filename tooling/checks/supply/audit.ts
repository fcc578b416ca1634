import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT } from '../../remote-kit/workspace.ts';
import { judgeAdvisories, recordsSchema, readReport } from './audit/advisories.ts';

/**
 * `npm run audit [-- <report.json>]`: known vulnerabilities of the packages in the lock file, with the time left for
 * each. Asks the registry through `npm audit`, or reads a report that was made elsewhere. Not part of `npm test`,
 * because its result depends on the network and the day. Exits with 1 for findings, with 2 if the registry has no
 * answer.
 */
const RECORDS = new URL('known-advisories.json', import.meta.url);

const [file] = process.argv.slice(2);
const output = file
  ? readFileSync(file, 'utf8')
  : spawnSync('npm', ['audit', '--json'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 64e6 }).stdout;

const report = readReport(output ?? '');
if (report.ok) {
  const records = recordsSchema.parse(JSON.parse(readFileSync(RECORDS, 'utf8')));
  const findings = judgeAdvisories(report.advisories, records, new Date());
  for (const { fails, text } of findings) console.log(`${fails ? '✗' : '·'} ${text}`);
  const failed = findings.filter(({ fails }) => fails).length;
  console.log(
    failed > 0
      ? `${failed} findings`
      : `No vulnerability is new or over its time (${findings.length} recorded)`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
} else {
  console.error(
    `The registry gave no list of vulnerabilities (${report.reason}). Check npm ping and whether a mirror passes on security/advisories; or run npm audit --json elsewhere and npm run audit -- <report.json>.`,
  );
  process.exitCode = 2;
}
