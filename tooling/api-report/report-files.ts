import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ApiChanges, compareReports } from './compare-reports.ts';
import { type ContractVersion, releasedVersion } from './contract-history.ts';
import { parseReport } from './report-text.ts';

const list = (title: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${title}: ${names.join(', ')}`];

/**
 * Checks that the contract's version says what changed since the released one: a removal or change is a major version, an
 * addition a minor one (semver 2.0.0, 7 and 8).
 *
 * @returns what to do, null if the version fits
 */
export const versionProblem = (
  changes: ApiChanges,
  released: string,
  present: string,
): string | null => {
  const [major, minor] = released.split('.').map(Number) as [number, number];
  const [presentMajor, presentMinor] = present.split('.').map(Number) as [number, number];
  const { removed, changed, added } = changes;
  const isBreaking = removed.length + changed.length > 0;
  if (presentMajor > major || (!isBreaking && added.length === 0)) return null;
  if (!isBreaking && presentMajor === major && presentMinor > minor) return null;
  const needed = isBreaking ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
  return [
    `The public API differs from that of the released contract ${released}, so CONTRACT_VERSION must be ${needed}, not ${present} (docs/contracts.md, "Public API").`,
    ...list('Removed', removed),
    ...list('Changed', changed),
    ...list('Added', added),
  ].join('\n');
};

/** What the reports in a folder are compared with. */
export interface Sources {
  /** Folder of the reports; `released` in it holds those of the released contract. */
  readonly folder: string;
  /** Reports as the sources say, by file name. */
  readonly reports: ReadonlyMap<string, string>;
  /** Version of the contract. */
  readonly contract: string;
  readonly history: readonly ContractVersion[];
}

const COMMAND = 'npm run api-report';
const readIfAny = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const releasedPath = (folder: string, name: string): string => join(folder, 'released', name);

const historyProblems = ({ contract, history }: Sources): string[] =>
  history[0]?.version === contract
    ? []
    : [
        `docs/contract-history.md begins with ${history[0]?.version}, CONTRACT_VERSION is ${contract}`,
      ];

const versionProblems = ({ folder, reports, contract, history }: Sources): string[] => {
  const released = releasedVersion(history);
  if (released === null) return [];
  return [...reports].flatMap(([name, text]) => {
    const former = parseReport(readIfAny(releasedPath(folder, name)));
    if (former.contract !== released)
      return [`released/${name} is not the report of contract ${released}: run ${COMMAND}`];
    const problem = versionProblem(compareReports(former, parseReport(text)), released, contract);
    return problem ?? [];
  });
};

/** Compares the reports with the sources, and the contract's version with what changed. @returns problems */
export const checkReports = (sources: Sources): string[] => [
  ...historyProblems(sources),
  ...[...sources.reports]
    .filter(([name, text]) => readIfAny(join(sources.folder, name)) !== text)
    .map(([name]) => `${name} is not the public API of the sources: run ${COMMAND}`),
  ...versionProblems(sources),
];

/**
 * Writes the reports. After a release, the former ones become those of the released contract.
 *
 * @returns problems that writing does not solve
 */
export const writeReports = (sources: Sources): string[] => {
  const { folder, reports, history } = sources;
  const released = releasedVersion(history);
  for (const [name, text] of reports) {
    const former = readIfAny(join(folder, name));
    const stored = releasedPath(folder, name);
    if (released !== null && parseReport(readIfAny(stored)).contract !== released) {
      const [of] = [former, text].filter((it) => parseReport(it).contract === released);
      if (of !== undefined) write(stored, of);
    }
    write(join(folder, name), text);
  }
  return checkReports(sources);
};
