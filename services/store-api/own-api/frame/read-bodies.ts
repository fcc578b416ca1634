import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How deep a body may be: `metadata` is free in its form, and no one's has more levels. */
const DEEPEST = 20;

/** Whether a value has more levels than that. Goes level by level, so that no depth is too much for the stack. */
const isTooDeep = (value: unknown): boolean => {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((it) =>
      typeof it === 'object' && it !== null ? Object.values(it as object) : [],
    );
  }
  return false;
};

const malformed = (): Error => Object.assign(new Error('malformed'), { statusCode: 400 });

/**
 * Takes JSON alone, of bounded depth and without `__proto__` or `constructor.prototype`. A page of another origin can
 * send forms and plain text without asking the browser first; those are refused by their type.
 */
export const readBodies = (api: FastifyInstance): void => {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, String(body), (error, value) => {
      if (error || isTooDeep(value)) return done(malformed());
      return done(null, value);
    });
  });
};

/** Takes forms too, in both types that one-click unsubscribing sends them as (RFC 8058). */
export const readForms = (api: FastifyInstance): void => {
  api.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      const form = await new Response(body, { headers }).formData().catch(() => {
        throw malformed();
      });
      return Object.fromEntries(form);
    },
  );
};
