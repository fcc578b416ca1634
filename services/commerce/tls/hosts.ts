import type { Config } from '../config/config.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblems } from '../engine/http/api-context.ts';
import { isBelow } from '../engine/http/route-path.ts';
import { invalidToken, resourceNotFound } from '../engine/definition/problem.ts';

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

/** Whether a request is one for tokens: all that the authentication host knows. */
const isOfAuth = (request: FastifyRequest): boolean =>
  isBelow(request, '/oauth') || isBelow(request, '/.well-known');

/**
 * A hook that keeps the platform's hosts apart: the authentication host has no API, and another organization's host
 * knows no token of ours. A request by address (`127.0.0.1`, `localhost`, a container's name) reaches everything.
 */
export const gateHosts = (config: Pick<Config, 'organization' | 'domain'>) => {
  const hosts = hostsOf(config);
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const host = request.hostname.toLowerCase();
    if (host === hosts.api || !host.endsWith(`.${config.domain}`)) return undefined;
    if (host === hosts.auth && isOfAuth(request)) return undefined;
    const refusal =
      host !== hosts.auth && isBelow(request, '/api') ? invalidToken : resourceNotFound;
    return sendProblems(reply, [refusal]);
  };
};
