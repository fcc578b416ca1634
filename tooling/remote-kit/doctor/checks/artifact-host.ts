import { storeApiOf } from '../credentials.ts';
import { readManifest } from '../live-releases.ts';
import { remoteNameIn } from '../remote-name.ts';
import {
  ok,
  problem,
  skipped,
  warning,
  type Check,
  type Finding,
  type Surroundings,
} from '../check.ts';

/** A file that no release has. */
const MISSING = 'no-such-release/web/none.js';

const HEADERS =
  'The host’s answers need the headers of npm run host: see docs/new-remote.md of the shop';

/** Documents over https load no scripts over http, except from this machine. */
const mixedContent = (base: string, shop: string | undefined): Finding[] =>
  shop?.startsWith('https:') && !base.startsWith('https:')
    ? [
        problem(
          `ARTIFACT_BASE_URL is ${base}: pages of ${shop} load nothing over http`,
          'Give the host a certificate, and set ARTIFACT_BASE_URL=https://…',
        ),
      ]
    : [];

/** HTML in place of a script is hard to debug, and caches keep it. */
const checkMissing = async ({ request }: Surroundings, base: string): Promise<Finding[]> => {
  const { status, headers } = await request(`${base}/${MISSING}`);
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  return status === 404 || (status === 403 && !isPage)
    ? []
    : [
        warning(
          `${base}/${MISSING} answers ${status}${isPage ? ' with a page' : ''} instead of 404`,
          'Switch off the fallback to a page for missing files',
        ),
      ];
};

/** What browsers need to load a script of another origin with integrity. */
const checkEntry = async ({ request }: Surroundings, url: string): Promise<Finding[]> => {
  const { status, headers } = await request(url);
  if (status !== 200)
    return [problem(`The live release’s ${url} answers ${status}`, 'Upload its files again')];
  const found: Finding[] = [];
  if (headers['access-control-allow-origin'] !== '*')
    found.push(problem(`${url} has no Access-Control-Allow-Origin: *`, HEADERS));
  if (!/javascript/.test(headers['content-type'] ?? ''))
    found.push(problem(`${url} has the type ${headers['content-type']}, no JavaScript`, HEADERS));
  const policy = headers['cross-origin-resource-policy'];
  if (policy !== undefined && policy !== 'cross-origin')
    found.push(problem(`${url} has Cross-Origin-Resource-Policy: ${policy}`, HEADERS));
  if (!/immutable|max-age=\d{6,}/.test(headers['cache-control'] ?? ''))
    found.push(warning(`${url} may not be cached for long (Cache-Control)`, HEADERS));
  return found;
};

/** The live release of a remote at the host; undefined without one. */
const entryOf = async (surroundings: Surroundings, base: string): Promise<string | undefined> => {
  const storeApi = storeApiOf(surroundings);
  const manifest = storeApi ? await readManifest(surroundings, storeApi).catch(() => null) : null;
  const urls = surroundings.remotes.flatMap((folder) =>
    (manifest?.microFrontends[remoteNameIn(surroundings, folder)] ?? []).map(({ url }) => url),
  );
  return urls.find((url) => url.startsWith(`${base}/`));
};

/** Whether browsers can load releases from the team's host. */
export const artifactHost: Check = {
  name: 'release host',
  run: async (surroundings) => {
    const base = surroundings.env['ARTIFACT_BASE_URL']?.replace(/\/+$/, '');
    if (!base || !URL.canParse(base)) return [skipped('ARTIFACT_BASE_URL names no host to check')];
    const entry = await entryOf(surroundings, base);
    try {
      const found = [
        ...mixedContent(base, surroundings.env['SHOP_ORIGIN']),
        ...(await checkMissing(surroundings, base)),
        ...(entry ? await checkEntry(surroundings, entry) : []),
      ];
      if (found.length > 0) return found;
    } catch {
      return [skipped(`Not checked: nothing answers at ${base}`)];
    }
    return [
      entry
        ? ok(`${base} serves the live release with the headers that browsers need`)
        : ok(`${base} answers; its headers are checked once a release is live`),
    ];
  },
};
