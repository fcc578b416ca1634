import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Cookie {
  read: (request: FastifyRequest) => string | null;
  write: (reply: FastifyReply, value: string) => void;
  clear: (reply: FastifyReply) => void;
}

/**
 * A cookie of the back office: out of reach of scripts, and sent along only where someone comes by a link. Over https
 * it has the prefix `__Host-`, so that no neighboring host can set it; on this machine its name holds the port, for
 * ports share their cookies.
 *
 * @param origin of the back office
 * @param seconds how long the browser keeps it; until it is closed where left out
 */
export const cookie = (origin: string, label: string, seconds?: number): Cookie => {
  const { protocol, port } = new URL(origin);
  const secure = protocol === 'https:';
  const name = secure ? `__Host-back-office-${label}` : `back-office-${label}-${port}`;
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const put = (reply: FastifyReply, value: string, age: number | undefined): void => {
    const kept = age === undefined ? '' : `; Max-Age=${age}`;
    // Fastify sends each value of `set-cookie` as a header of its own.
    reply.header('set-cookie', `${name}=${value}${attributes}${kept}`);
  };
  return {
    read: (request) => {
      const pairs = (request.headers.cookie ?? '').split(';').map((it) => it.trim());
      const found = pairs.find((it) => it.startsWith(`${name}=`));
      return found === undefined ? null : found.slice(name.length + 1);
    },
    write: (reply, value) => put(reply, value, seconds),
    clear: (reply) => put(reply, '', 0),
  };
};
