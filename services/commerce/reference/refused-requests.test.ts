import { integrationToken } from '../testing/json-api.ts';
import { startPlatform, type RunningPlatform } from '../testing/start-platform.ts';
import { resources } from '../domains/index.ts';
import { notOffered } from './generated-documents.ts';
import { refusedRequests } from './refused-requests.ts';

let platform: RunningPlatform;
let token: string;
beforeAll(async () => {
  platform = await startPlatform();
  token = await integrationToken(platform);
});
afterAll(() => platform.stop());

const ask = async (method: 'GET' | 'POST', url: string, payload?: unknown) => {
  const answer = await platform.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': url.startsWith('/api/') ? 'application/vnd.api+json' : 'application/json',
    },
    ...(payload !== undefined && { payload: JSON.stringify(payload) }),
  });
  const { errors } = answer.json<{ errors: { code: string; title: string }[] }>();
  return { status: answer.statusCode, codes: [errors[0]?.code, errors[0]?.title] };
};

describe('what is not offered', () => {
  it.each(refusedRequests)('$what: $status $code', async (it) => {
    const { status, codes } = await ask(it.method, it.path, it.body);
    expect(status).toBe(it.status);
    expect(codes).toContain(it.code);
  });

  it.each(notOffered(resources))('%s is a resource no one finds', async (type) => {
    for (const path of [`/api/${type}`, `/api/${type}/AAAAAAAAAA`])
      expect(await ask('GET', path)).toMatchObject({ status: 404 });
    expect((await ask('GET', `/api/${type}`)).codes).toContain('RESOURCE_NOT_FOUND');
    expect(await ask('POST', `/api/${type}`, { data: { type, attributes: {} } })).toMatchObject({
      status: 404,
      codes: ['RESOURCE_NOT_FOUND', expect.any(String)],
    });
  });
});
