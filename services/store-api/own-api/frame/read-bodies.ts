import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Maximum nesting of a body. `metadata` is free-form, but no legitimate client nests deeper. */
const DEEPEST = 20;

/** Whether a value exceeds the nesting limit. Breadth-first, so that no depth overflows the stack. */
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
 * Accepts only JSON, of limited depth and without `__proto__` or `constructor.prototype`. Requiring its content type
 * also blocks simple cross-origin requests, which need no preflight.
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

/** Also accepts forms, in both encodings of one-click unsubscribe requests (RFC 8058). */
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
