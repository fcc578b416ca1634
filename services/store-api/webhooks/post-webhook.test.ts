import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { openStore } from '../open-store.ts';
import { keptCalls } from './kept-calls.ts';
import { postWebhook } from './post-webhook.ts';

const SECRET = 'a-shared-secret';
const body = (updated: string) =>
  JSON.stringify({
    data: { type: 'skus', id: 'a', attributes: { code: 'A', updated_at: updated } },
  });
const sign = (text: string, secret = SECRET) =>
  createHmac('sha256', secret).update(text).digest('base64');

const open = async (file = ':memory:', path = '/webhooks/commerce') => {
  const receive = jest.fn<void, [string, unknown]>();
  const app = fastify();
  const database = await openStore(file);
  postWebhook(
    app,
    { path, secretOf: (topic) => (topic === 'skus.update' ? SECRET : null), receive },
    keptCalls(database),
  );
  const post = (text: string, headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/vnd.api+json',
        'x-commercelayer-topic': 'skus.update',
        ...headers,
      },
      payload: text,
    });
  const genuine = (text: string) => post(text, { 'x-commercelayer-signature': sign(text) });
  const close = async () => {
    await app.close();
    await database.destroy();
  };
  return { receive, post, genuine, close };
};

describe('POST /webhooks/commerce', () => {
  it('takes a signed event', async () => {
    const { receive, genuine } = await open();
    const answer = await genuine(body('1'));
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'accepted' }]);
    expect(receive).toHaveBeenCalledWith('skus.update', JSON.parse(body('1')), expect.anything());
  });

  it('signs over the bytes as they came, not over what they mean', async () => {
    const { receive, post } = await open();
    const signature = sign(body('1'));
    const answer = await post(` ${body('1')}`, { 'x-commercelayer-signature': signature });
    expect(answer.statusCode).toBe(401);
    expect(receive).not.toHaveBeenCalled();
  });

  it.each([
    ['no signature', {}],
    ['another secret', { 'x-commercelayer-signature': sign(body('1'), 'another') }],
    ['half a signature', { 'x-commercelayer-signature': sign(body('1')).slice(0, 20) }],
    [
      'the topic of another webhook',
      { 'x-commercelayer-topic': 'skus.destroy', 'x-commercelayer-signature': sign(body('1')) },
    ],
    [
      'a topic of the language’s own',
      { 'x-commercelayer-topic': 'constructor', 'x-commercelayer-signature': sign(body('1')) },
    ],
  ])('refuses %s', async (_what, headers) => {
    const { receive, post } = await open();
    expect((await post(body('1'), headers)).statusCode).toBe(401);
    expect(receive).not.toHaveBeenCalled();
  });

  it('does nothing when an event is sent again, and something when the row changed since', async () => {
    const { receive, genuine } = await open();
    await genuine(body('1'));
    expect((await genuine(body('1'))).json()).toEqual({ status: 'known' });
    expect(receive).toHaveBeenCalledTimes(1);
    await genuine(body('2'));
    expect(receive).toHaveBeenCalledTimes(2);
  });

  it('does nothing when an event is sent again after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'store-api-'));
    const file = join(folder, 'store.sqlite');
    const first = await open(file);
    await first.genuine(body('1'));
    await first.close();
    const second = await open(file);
    expect((await second.genuine(body('1'))).json()).toEqual({ status: 'known' });
    expect((await second.genuine(body('2'))).json()).toEqual({ status: 'accepted' });
    expect(second.receive).toHaveBeenCalledTimes(1);
    await second.close();
    // The same event is new to another receiver.
    const other = await open(file, '/webhooks/other');
    expect((await other.genuine(body('1'))).json()).toEqual({ status: 'accepted' });
    await other.close();
    await rm(folder, { recursive: true });
  });

  it('takes an event that comes many times at once a single time', async () => {
    const { receive, genuine } = await open();
    await Promise.all(Array.from({ length: 10 }, () => genuine(body('1'))));
    expect(receive).toHaveBeenCalledTimes(1);
  });

  it('takes an event again that could not be taken the first time', async () => {
    const { receive, genuine } = await open();
    receive.mockImplementationOnce(() => {
      throw new Error('no room');
    });
    expect((await genuine(body('1'))).statusCode).toBe(500);
    expect((await genuine(body('1'))).json()).toEqual({ status: 'accepted' });
  });

  it('refuses signed bodies that are not JSON or too long', async () => {
    const { genuine } = await open();
    expect((await genuine('{"data":')).statusCode).toBe(400);
    expect((await genuine(`"${'x'.repeat(1_100_000)}"`)).statusCode).toBe(413);
  });
});
