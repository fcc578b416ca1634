import {
  CONTRACT_VERSION,
  contractFits,
  runningShellSchema,
} from '@shop/contracts/remote/release-manifest';
import { z } from 'zod';
import { credentialsOf, storeApiOf } from '../credentials.ts';
import { readManifest } from '../live-releases.ts';
import {
  ok,
  problem,
  skipped,
  warning,
  type Check,
  type Finding,
  type Surroundings,
} from '../check.ts';

/** The live shell has at least the newest contract that any live release was built with. */
const newestOf = (versions: readonly string[]): string | undefined =>
  versions.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);

const rebase = ({ isOutside }: Surroundings): string =>
  isOutside
    ? 'Install @shop/contracts and @shop/remote-kit of the version that the shop runs, or have the shell released first'
    : 'Take the state of the main branch that the shop runs (git tags), or have the shell released first (docs/releases.md)';

const shellsSchema = z.object({ shells: z.array(runningShellSchema) });

/** Contracts of the running shells, which a valid deploy token may read; empty if unknown. */
const shellContracts = async (surroundings: Surroundings): Promise<readonly string[]> => {
  const credentials = credentialsOf(surroundings);
  if ('level' in credentials) return [];
  const { endpoint, token } = credentials;
  try {
    const headers = { authorization: `Bearer ${token}` };
    const { text } = await surroundings.request(`${endpoint}/releases/shells`, { headers });
    const { shells } = shellsSchema.parse(JSON.parse(text));
    return [...new Set(shells.flatMap(({ contract: its }) => its ?? []))];
  } catch {
    return [];
  }
};

/** Compares with contracts that live shells are known to have. */
const compare = (contracts: readonly string[], source: string, next: string): Finding => {
  const unfit = contracts.filter((it) => !contractFits(CONTRACT_VERSION, it));
  return unfit.length === 0
    ? ok(`Contract ${CONTRACT_VERSION} fits the live shell's ${contracts.join(', ')} (${source})`)
    : problem(
        `Contract ${CONTRACT_VERSION} does not fit the live shell's ${unfit.join(', ')} (${source})`,
        next,
      );
};

/** Whether the live shell accepts a remote that is built from this repository. */
export const contract: Check = {
  name: 'contract',
  run: async (surroundings) => {
    const next = rebase(surroundings);
    const declared = surroundings.env['SHOP_CONTRACT'];
    if (declared) return [compare([declared], 'SHOP_CONTRACT', next)];
    const storeApi = storeApiOf(surroundings);
    if (!storeApi) return [skipped('No shop is named to compare with (STORE_API_URL)')];
    const running = await shellContracts(surroundings);
    if (running.length > 0) return [compare(running, 'running shells', next)];
    return [await compareWithReleases(surroundings, storeApi, next)];
  },
};

const compareWithReleases = async (
  surroundings: Surroundings,
  storeApi: string,
  next: string,
): Promise<Finding> => {
  let manifest;
  try {
    manifest = await readManifest(surroundings, storeApi);
  } catch {
    return skipped(`No live shop to compare with answers at ${storeApi}`);
  }
  if (!manifest)
    return warning(`${storeApi}/releases is no release manifest`, 'Check STORE_API_URL');
  const live = newestOf(
    Object.values(manifest.microFrontends).flatMap((releases) =>
      (releases ?? []).map(({ extras }) => extras.contract),
    ),
  );
  if (!live) return skipped('No release is live to compare with');
  if (contractFits(CONTRACT_VERSION, live))
    return ok(`Contract ${CONTRACT_VERSION} fits: the live shell has ${live} or newer`);
  return contractFits(live, CONTRACT_VERSION)
    ? warning(
        `Contract ${CONTRACT_VERSION} is newer than every live release (${live}): the live shell may refuse it`,
        `Ask for the shell's contract and set SHOP_CONTRACT. ${next}`,
      )
    : problem(`Contract ${CONTRACT_VERSION} is outside the contract window of ${live}`, next);
};
