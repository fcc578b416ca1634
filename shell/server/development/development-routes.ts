import type { FastifyInstance, FastifyReply } from 'fastify';
import { DEVELOPMENT_PATHS, type DevelopmentShop } from '@shop/contracts/remote/developed-remotes';
import { CONTRACT_VERSION } from '@shop/contracts/remote/release-manifest';
import { decodeLocalRemotes, LOCAL_REMOTES_LIMIT } from '@shop/server-kit/local-remotes';
import type { ReleaseSet } from '../releases/release-set.ts';
import { developmentCookie } from './development-cookie.ts';
import { CONFIRM_POLICY, confirmationPage, refusalPage } from './confirmation-page.ts';
import { FILES_PATH, readDevelopmentFile } from './development-files.ts';
import { withLocalRemotes } from './with-local-remotes.ts';

const MALFORMED =
  'It is malformed, too long, or names an address that is not a port of this computer. Copy the whole link that ' +
  'npm run dev prints.';

interface Options {
  /** Origin of the shop's documents. */
  origin: string;
  /** The live default set, into which local remotes are put. */
  defaultSet: () => ReleaseSet;
}

const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-security-policy': CONFIRM_POLICY, 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(page);

/**
 * Routes of a shop that allows development (`SHELL_ALLOW_DEVELOPMENT`): what `npm run dev -- … --against` asks the shop,
 * the page that confirms a link, and its end. Without the setting none of them exists.
 */
export const registerDevelopment = (
  app: FastifyInstance,
  { origin, defaultSet }: Options,
): void => {
  const isSecure = origin.startsWith('https:');
  app.register(async (scope) => {
    scope.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LOCAL_REMOTES_LIMIT + 100 },
      (_, body: string, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    scope.get<{ Params: { name: string } }>(
      `${FILES_PATH}:name`,
      async ({ params: { name } }, reply) => {
        const file = await readDevelopmentFile(name);
        return file ? reply.type(file.type).send(file.content) : reply.callNotFound();
      },
    );

    scope.get(DEVELOPMENT_PATHS.shop, async (): Promise<DevelopmentShop> => ({
      origin,
      contract: CONTRACT_VERSION,
    }));

    scope.get<{ Querystring: { remotes?: unknown } }>(
      DEVELOPMENT_PATHS.confirm,
      async ({ query: { remotes: text } }, reply) => {
        const local = decodeLocalRemotes(text);
        if (!local) return sendPage(reply, 400, refusalPage(MALFORMED));
        const composed = withLocalRemotes(defaultSet(), local);
        if (!composed.ok) return sendPage(reply, 409, refusalPage(composed.problem));
        return sendPage(reply, 200, confirmationPage(local, String(text), origin));
      },
    );

    scope.post<{ Body: { remotes?: unknown } | undefined }>(
      DEVELOPMENT_PATHS.confirm,
      async ({ headers, body, log }, reply) => {
        // Browsers send Origin with every POST: another site's form must not turn anything on.
        if (headers.origin !== origin)
          return sendPage(reply, 403, refusalPage('It was not confirmed on a page of this shop.'));
        const local = decodeLocalRemotes(body?.remotes);
        if (!local) return sendPage(reply, 400, refusalPage(MALFORMED));
        const composed = withLocalRemotes(defaultSet(), local);
        if (!composed.ok) return sendPage(reply, 409, refusalPage(composed.problem));
        log.info({ remotes: Object.keys(local.remotes) }, 'a visitor uses local remotes');
        return reply.header('set-cookie', developmentCookie(local, isSecure)).redirect('/', 303);
      },
    );

    scope.get(DEVELOPMENT_PATHS.end, async (_, reply) =>
      reply.header('set-cookie', developmentCookie(null, isSecure)).redirect('/', 303),
    );
  });
};
