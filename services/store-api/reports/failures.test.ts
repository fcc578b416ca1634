import { loggerOptions, requestId } from '@shop/server-kit/http';
import fastify, { type FastifyInstance } from 'fastify';

import { countReports } from './count-reports.ts';
import { postReports } from './post-reports.ts';

let app: FastifyInstance;
let lines: string[];
const counter = countReports();

beforeEach(() => {
  lines = [];
  const stream = { write: (line: string) => void lines.push(line) };
  app = fastify({ logger: { ...loggerOptions('error'), stream }, genReqId: requestId });
  postReports(app, counter, () => 0);
});
afterEach(() => app.close());

const failure = {
  team: 'cart',
  region: 'page',
  page: '/it/eur/it/cart',
  name: 'TypeError',
  message: 'x is undefined',
  stack: 'at f (https://shop.example/page-cart.js:1:2)',
};
const post = (given: object, id = 'K3J9X2QA') =>
  app.inject({
    method: 'POST',
    url: '/reports',
    headers: { 'x-request-id': id },
    payload: { failure: given },
  });

describe('POST /reports of something that threw in a page', () => {
  it('S14 logs it under the name the shopper was shown, and counts it', async () => {
    expect((await post(failure)).statusCode).toBe(204);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      msg: 'a page failed',
      requestId: 'K3J9X2QA',
      team: 'cart',
      region: 'page',
      page: '/it/eur/it/cart',
      thrown: 'TypeError: x is undefined\nat f (https://shop.example/page-cart.js:1:2)',
    });
    expect(counter.counts().byKind).toMatchObject({ 'failure cart page': 1 });
  });

  it('S14 writes nothing that tells of a visitor, and no line of its own making', async () => {
    const email = 'giulia.rossi@example.com';
    await post({
      ...failure,
      team: 'x\n{"level":"info"}',
      page: '/it/eur/it/checkout/confirmed/AbCdEfGhIj',
      message: `${email} password=segreto1 eyJhbGciOi.eyJvd25lciI6.c2ln`,
      stack: 'x'.repeat(1000),
    });
    expect(lines).toHaveLength(1);
    for (const secret of ['giulia', 'segreto1', 'eyJvd25lciI6', 'AbCdEfGhIj'])
      expect(lines[0]).not.toContain(secret);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ team: 'unknown' });
  });

  it.each([[null], ['x'], [{}], [[]]])(
    'S14 takes %j for a failure nothing is known of',
    async (it) => {
      expect((await post(it as object)).statusCode).toBe(204);
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ team: 'unknown', page: '' });
    },
  );

  it('S14 accepts sixty per minute, from all clients together', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => post(failure)));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
    expect(lines).toHaveLength(60);
  });
});
