import type { Config } from '../config/config.ts';

/** The two host names an organization answers to. */
interface Hosts {
  /** Tokens and their public key. */
  readonly auth: string;
  /** The organization's API. */
  readonly api: string;
}

/** Host names as the official clients build them from a token: `auth.<domain>` and `<organization>.<domain>`. */
export const hostsOf = ({
  organization,
  domain,
}: Pick<Config, 'organization' | 'domain'>): Hosts => ({
  auth: `auth.${domain}`,
  api: `${organization}.${domain}`,
});
