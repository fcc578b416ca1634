import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { contractFits, releaseManifestSchema } from '@shop/contracts/remote/release-manifest';
import { portsFrom } from '../../remote-kit/ports.ts';
import { ok, problem, skipped, warning, type Check } from '../check.ts';

/** The live shell has at least the newest contract that any live release was built with. */
const newestOf = (versions: readonly string[]): string | undefined =>
  versions.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);

const REBASE =
  'Take the state of the main branch that the shop runs (git tags), or have the shell released first (docs/releases.md)';

/** Whether the live shell accepts a remote that is built from this workspace. */
export const contract: Check = {
  name: 'contract',
  run: async ({ env, request }) => {
    const declared = env['SHOP_CONTRACT'];
    if (declared)
      return [
        contractFits(CONTRACT_VERSION, declared)
          ? ok(`Contract ${CONTRACT_VERSION} fits the live shell's ${declared} (SHOP_CONTRACT)`)
          : problem(
              `Contract ${CONTRACT_VERSION} does not fit the live shell's ${declared} (SHOP_CONTRACT)`,
              REBASE,
            ),
      ];
    const base = Number(env['PORT_BASE'] || 3000);
    const storeApi = env['STORE_API_URL'] ?? `http://127.0.0.1:${portsFrom(base).storeApi}`;
    let text: string;
    try {
      text = (await request(`${storeApi.replace(/\/+$/, '')}/releases`)).text;
    } catch {
      return [skipped(`No live shop to compare with answers at ${storeApi}`)];
    }
    const parsed = releaseManifestSchema.safeParse(parse(text));
    if (!parsed.success)
      return [warning(`${storeApi}/releases is no release manifest`, 'Check STORE_API_URL')];
    const live = newestOf(
      Object.values(parsed.data.microFrontends).flatMap((releases) =>
        (releases ?? []).map(({ extras }) => extras.contract),
      ),
    );
    if (!live) return [skipped('No release is live to compare with')];
    if (contractFits(CONTRACT_VERSION, live))
      return [ok(`Contract ${CONTRACT_VERSION} fits: the live shell has ${live} or newer`)];
    return [
      contractFits(live, CONTRACT_VERSION)
        ? warning(
            `Contract ${CONTRACT_VERSION} is newer than every live release (${live}): the live shell may refuse it`,
            `Ask for the shell's contract and set SHOP_CONTRACT. ${REBASE}`,
          )
        : problem(`Contract ${CONTRACT_VERSION} is outside the contract window of ${live}`, REBASE),
    ];
  },
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
