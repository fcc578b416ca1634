import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { sendProblems } from '../core/http/api-context.ts';
import { invalidToken, resourceNotFound } from '../core/problem.ts';
import { hostsOf } from './hosts-of.ts';

/** Whether a path is one of tokens: all that the authentication host knows. */
const isOfAuth = (url: string): boolean => /^\/(?:oauth|\.well-known)\//.test(url);
const isOfApi = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

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
    if (host === hosts.auth && isOfAuth(request.url)) return undefined;
    const refusal = host !== hosts.auth && isOfApi(request.url) ? invalidToken : resourceNotFound;
    return sendProblems(reply, [refusal]);
  };
};
