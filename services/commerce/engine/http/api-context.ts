import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Emitted, Operation } from '../definition/define-resource.ts';
import type { DocumentContext } from '../document/build-document.ts';
import { documentBytes } from '../document/document-bytes.ts';
import type { Problem } from '../definition/problem.ts';
import type { Registry } from '../definition/registry.ts';
import type { Store } from '../store/store.ts';
import type { Viewer } from '../definition/viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who the request's token speaks for; null until it has been checked. */
    viewer: Viewer | null;
  }
}

/** What the routes of the API work with. */
export interface Api {
  readonly store: Store;
  readonly registry: Registry;
  /** `https://<organization>.<domain>/api` */
  readonly base: string;
  readonly organizationId: () => string;
  /** Whether the platform may send requests to a URL. */
  readonly mayCall: NonNullable<Operation['mayCall']>;
  /** Stores the events of a write; runs in the write's transaction. */
  readonly record: (operation: Operation, emitted: readonly Emitted[]) => void;
}

export const mediaType = 'application/vnd.api+json';

/** More of them help no one; a request may have thousands of names to find fault with. */
const maxProblems = 20;

/** Sends an error document with the status of its first problem. */
export const sendProblems = (reply: FastifyReply, problems: readonly Problem[]): FastifyReply =>
  reply
    .code(Number(problems[0]?.status ?? 500))
    .type(mediaType)
    .send(JSON.stringify({ errors: problems.slice(0, maxProblems) }));

/** Sends a document. As bytes: the stream would take several times as long to turn a long text into them. */
export const sendDocument = (
  reply: FastifyReply,
  document: Readonly<Record<string, unknown>>,
  status = 200,
): FastifyReply => reply.code(status).type(mediaType).send(documentBytes(document));

/** The context of a request past the token check. */
export const documentContext = (api: Api, request: FastifyRequest): DocumentContext => {
  if (request.viewer === null) throw new Error('a route of the API ran without a viewer');
  return {
    store: api.store,
    registry: api.registry,
    base: api.base,
    organizationId: api.organizationId(),
    viewer: request.viewer,
  };
};

export type Parameters = Readonly<Record<string, string | string[] | undefined>>;
