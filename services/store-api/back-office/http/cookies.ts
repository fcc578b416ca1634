import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Cookie {
  read: (request: FastifyRequest) => string | null;
  write: (reply: FastifyReply, value: string) => void;
  clear: (reply: FastifyReply) => void;
}

/**
 * A cookie of the back office: `HttpOnly`, `SameSite=Lax`. Over https it has the prefix `__Host-`, so that no sibling
 * host can set it. On localhost its name contains the port, because ports share cookies.
 *
 * @param origin of the back office
 * @param seconds - lifetime in the browser; a session cookie if omitted
 */
export const cookie = (origin: string, label: string, seconds?: number): Cookie => {
  const { protocol, port } = new URL(origin);
  const secure = protocol === 'https:';
  const name = secure ? `__Host-back-office-${label}` : `back-office-${label}-${port}`;
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  const put = (reply: FastifyReply, value: string, age: number | undefined): void => {
    const kept = age === undefined ? '' : `; Max-Age=${age}`;
    // Fastify sends each value as a `set-cookie` header of its own.
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
