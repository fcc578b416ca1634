import type { FastifyReply } from 'fastify';
import { layout, type Page, type Reader } from '../pages/layout.ts';
import { noticeOf } from './notices.ts';

interface Shown {
  status?: number;
  /** Who is signed in; no one unless told. */
  reader?: Reader | null;
}

/** Answers with a page; what its address says has happened is said at its head. */
export const sendPage = (
  reply: FastifyReply,
  page: Page,
  { status = 200, reader = null }: Shown = {},
): FastifyReply => {
  const { pathname, searchParams } = new URL(reply.request.url, 'http://localhost');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(layout(page, { path: pathname, reader, notice: noticeOf(searchParams.get('said')) }));
};
