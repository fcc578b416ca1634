import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LiveRelease, ReleaseManifest } from '@shop/contracts/remote/release-manifest';
import { compareFile, fetchContent, integrityOf } from './compare-file.ts';
import { pageCode } from './page-code.ts';
import { expectedFiles } from './read-manifest.ts';

interface Check {
  /** Address of the payment page. */
  page: string;
  /** From a place that the shop's hosts cannot write to. */
  manifest: ReleaseManifest;
  /** Folder of the shell's trusted build; without it the shell's files are checked by the hash in their names only. */
  shellFiles?: string | undefined;
}

/** Findings, and the number of files whose content was compared. */
interface Result {
  findings: string[];
  compared: number;
}

const directive = (policy: string, name: string): string[] =>
  policy
    .split(';')
    .map((it) => it.trim().split(/\s+/))
    .find(([it]) => it === name)
    ?.slice(1) ?? [];

/** A page's policy must not permit code that the manifest does not name. */
const policyFindings = (policy: string, hosts: ReadonlySet<string>): string[] => {
  const sources = directive(policy, 'script-src');
  if (sources.length === 0) return ['The page has no Content-Security-Policy for scripts'];
  return sources
    .filter((it) => !/^'(?:self|none|strict-dynamic|report-sample|sha\d+-.*|nonce-.*)'$/.test(it))
    .filter((it) => !URL.canParse(it) || !hosts.has(new URL(it).origin))
    .map((it) => `The page's policy permits scripts of ${it}`);
};

const pageFindings = async (
  { page, shellFiles }: Check,
  expected: ReadonlyMap<string, string>,
): Promise<{ findings: string[]; files: Map<string, string> }> => {
  const { status, policy, content } = await fetchContent(page);
  if (status !== 200) return { findings: [`${page} answers ${status}`], files: new Map() };
  const own = new URL(page).origin;
  const hosts = new Set([own, ...[...expected.keys()].map((it) => new URL(it).origin)]);
  const code = pageCode(content.toString('utf8'), page);
  const findings = [
    ...policyFindings(policy, hosts),
    ...code.inline.map((it) => `The page has an inline script: ${it.slice(0, 80)}`),
    ...code.handlers.map((it) => `The page has a script in an attribute: ${it.slice(0, 80)}`),
  ];
  const files = new Map<string, string>();
  for (const { url, integrity } of code.files) {
    const isOwn = new URL(url).origin === own && !expected.has(url);
    const promised = integrityOf(url, expected);
    if (!promised || (!isOwn && !expected.has(url)))
      findings.push(`${url} is in the page, but in no live release`);
    else if (isOwn && shellFiles && !existsSync(join(shellFiles, basename(new URL(url).pathname))))
      findings.push(`${url} is in the page, but not in ${shellFiles}`);
    else files.set(url, promised);
    if (integrity && promised?.startsWith(integrity.slice(0, 6)) && integrity !== promised)
      findings.push(`${url} is in the page with another integrity`);
  }
  return { findings, files };
};

/** A payment frame: its document has the hash in its name, and its scripts are files of the release. */
const frameFindings = async (
  url: string,
  expected: ReadonlyMap<string, string>,
  shop: string,
): Promise<string[]> => {
  const integrity = integrityOf(url, expected);
  if (!integrity) return [`${url} has no hash in its name`];
  const changed = await compareFile(url, integrity);
  if (changed) return [changed];
  const { policy, content } = await fetchContent(url);
  const ancestors = directive(policy, 'frame-ancestors');
  const code = pageCode(content.toString('utf8'), url);
  return [
    ...ancestors
      .filter((it) => it !== "'self'" && it !== shop)
      .map((it) => `${url} may be embedded by ${it}`),
    ...(ancestors.length === 0 ? [`${url} may be embedded by any page`] : []),
    ...code.inline.map((it) => `${url} has an inline script: ${it.slice(0, 80)}`),
    ...code.files
      .filter((it) => integrityOf(it.url, expected) === undefined)
      .map((it) => `${it.url} is in the frame, but in no live release`),
  ];
};

const framesOf = ({ url, extras }: LiveRelease): string[] =>
  Object.values(extras.frames ?? {}).map((it) => new URL(it, url).href);

/**
 * Compares a live payment page, every file of the releases that have a frame, and the frames themselves with the
 * manifest. Sees what one visitor from outside gets; code that is sent to selected visitors alone needs several runs
 * from several places.
 */
export const checkShop = async (check: Check): Promise<Result> => {
  const releases = Object.values(check.manifest.microFrontends).flat();
  const expected = expectedFiles(releases);
  const { findings, files } = await pageFindings(check, expected);
  const paying = releases.filter((it) => framesOf(it).length > 0);
  if (paying.length === 0) findings.push('No release in the manifest has a payment frame');
  for (const [url, integrity] of expectedFiles(paying)) files.set(url, integrity);
  const compared = await Promise.all([...files].map(([url, it]) => compareFile(url, it)));
  const frames = await Promise.all(
    paying.flatMap(framesOf).map((it) => frameFindings(it, expected, new URL(check.page).origin)),
  );
  return {
    findings: [...findings, ...compared.filter((it) => it !== null), ...frames.flat()],
    compared: files.size + frames.length,
  };
};
