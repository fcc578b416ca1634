import { createHmac } from 'node:crypto';
import { fastify } from 'fastify';
import { postWebhook } from './post-webhook.ts';

const SECRET = 'a-shared-secret';
const body = (updated: string) =>
  JSON.stringify({
    data: { type: 'skus', id: 'a', attributes: { code: 'A', updated_at: updated } },
  });
const sign = (text: string, secret = SECRET) =>
  createHmac('sha256', secret).update(text).digest('base64');

const open = () => {
  const receive = jest.fn<void, [string, unknown]>();
  const app = fastify();
  postWebhook(app, {
    path: '/webhooks/commerce',
    secretOf: (topic) => (topic === 'skus.update' ? SECRET : null),
    receive,
  });
  const post = (text: string, headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/webhooks/commerce',
      headers: {
        'content-type': 'application/vnd.api+json',
        'x-commercelayer-topic': 'skus.update',
        ...headers,
      },
      payload: text,
    });
  const genuine = (text: string) => post(text, { 'x-commercelayer-signature': sign(text) });
  return { receive, post, genuine };
};

describe('POST /webhooks/commerce', () => {
  it('takes a signed event', async () => {
    const { receive, genuine } = open();
    const answer = await genuine(body('1'));
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'accepted' }]);
    expect(receive).toHaveBeenCalledWith('skus.update', JSON.parse(body('1')));
  });

  it('signs over the bytes as they came, not over what they mean', async () => {
    const { receive, post } = open();
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
    const { receive, post } = open();
    expect((await post(body('1'), headers)).statusCode).toBe(401);
    expect(receive).not.toHaveBeenCalled();
  });

  it('does nothing when an event is sent again, and something when the row changed since', async () => {
    const { receive, genuine } = open();
    await genuine(body('1'));
    expect((await genuine(body('1'))).json()).toEqual({ status: 'known' });
    expect(receive).toHaveBeenCalledTimes(1);
    await genuine(body('2'));
    expect(receive).toHaveBeenCalledTimes(2);
  });

  it('refuses what is signed but not JSON, and what is too long', async () => {
    const { genuine } = open();
    expect((await genuine('{"data":')).statusCode).toBe(400);
    expect((await genuine(`"${'x'.repeat(1_100_000)}"`)).statusCode).toBe(413);
  });
});
