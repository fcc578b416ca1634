import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentMetrics, ServedDocument } from '../metrics/document-metrics.ts';

/** Measures documents at the end of their responses. @param metrics absent if nothing is measured */
export const measureDocuments = (metrics: DocumentMetrics | undefined) => {
  const served = new WeakMap<FastifyRequest, ServedDocument>();
  return {
    /** Notes which document a request gets. Responses without one, such as redirects of addresses, are not measured. */
    note: (request: FastifyRequest, document: ServedDocument): void => {
      if (metrics) served.set(request, document);
    },
    noteUnrendered: (request: FastifyRequest): void => {
      const document = served.get(request);
      if (document) metrics?.countUnrendered(document);
    },
    onResponse: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const document = served.get(request);
      if (document) metrics?.observe(document, reply.statusCode, reply.elapsedTime / 1000);
    },
  };
};
