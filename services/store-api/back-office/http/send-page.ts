import type { FastifyReply } from 'fastify';
import { layout, type Page, type Reader } from '../pages/layout.ts';
import { noticeOf } from './notices.ts';

interface SendOptions {
  status?: number;
  /** Profile of the signed-in user; null by default. */
  reader?: Reader | null;
}

/** Sends a page, with the notice that the URL's code selects at its top. */
export const sendPage = (
  reply: FastifyReply,
  page: Page,
  { status = 200, reader = null }: SendOptions = {},
): FastifyReply => {
  const { pathname, searchParams } = new URL(reply.request.url, 'http://localhost');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(layout(page, { path: pathname, reader, notice: noticeOf(searchParams.get('said')) }));
};
