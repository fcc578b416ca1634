import { requestId } from '@shop/server-kit/http';
import { createRequestLog } from './request-log.ts';

const aRequest = (path: string) => ({
  time: '2026-01-01T00:00:00.000Z',
  method: 'GET',
  path,
  status: 200,
  ms: 1,
  viewer: 'guest' as const,
  id: 'a',
  faults: [],
});

describe('the request log', () => {
  it('keeps the last ones, and tells those after a number', () => {
    const log = createRequestLog(3);
    for (const path of ['/1', '/2', '/3', '/4']) log.add(aRequest(path));
    expect(log.after(0).map(({ path }) => path)).toEqual(['/2', '/3', '/4']);
    expect(log.after(3).map(({ path }) => path)).toEqual(['/4']);
  });
});

describe("a request's id", () => {
  it("is the client's own where it is a plain one", () => {
    expect(requestId({ headers: { 'x-request-id': 'page-42' } })).toBe('page-42');
    expect(requestId({ headers: { 'x-request-id': '<script>' } })).toMatch(/^[\da-f-]{36}$/);
    expect(requestId({ headers: { 'x-request-id': 'x'.repeat(65) } })).toMatch(/^[\da-f-]{36}$/);
  });
});
