import { ok, problem, skipped, type Check, type Finding, type Surroundings } from '../check.ts';

const without = (address: string): string => address.replace(/\/+$/, '');

const reach = async (
  { env, isOutside, request }: Surroundings,
  { variable, what, path }: { variable: string; what: string; path: string },
): Promise<Finding> => {
  const address = env[variable];
  if (!address)
    return skipped(`${variable} is not set${isOutside ? '' : ': releases go to the local shop'}`);
  if (!URL.canParse(address))
    return problem(`${variable} is no address: ${address}`, `Set ${variable}=https://…`);
  const url = `${without(address)}${path}`;
  try {
    const { status } = await request(url);
    return status < 500
      ? ok(`${what} answers at ${address}`)
      : problem(`${what} answers ${status} at ${url}`, `Ask its operator for its state and logs`);
  } catch (error) {
    return problem(
      `${what} cannot be reached at ${url}: ${(error as Error).message}`,
      `Check ${variable}, the network (VPN, proxy), and that ${what} is running`,
    );
  }
};

/** Hosts of a shop that the release command talks to, if the environment names them. */
export const hosts: Check = {
  name: 'hosts',
  run: async (surroundings) => [
    await reach(surroundings, { variable: 'STORE_API_URL', what: 'store-api', path: '/health' }),
    // Any answer below 500 will do: a bucket has no list of its files.
    await reach(surroundings, {
      variable: 'ARTIFACT_BASE_URL',
      what: 'the artifact host',
      path: '/',
    }),
  ],
};
