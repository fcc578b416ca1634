import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startReceiver, type Receiver } from '../../testing/receiver.ts';

const folder = mkdtempSync(join(tmpdir(), 'webhooks-'));
const children: ChildProcess[] = [];
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await receiver.stop();
  rmSync(folder, { recursive: true });
});

/** Starts the server as a process of its own over the same file each time. */
const start = async () => {
  const child = spawn(process.execPath, [join(__dirname, '../../server.mjs')], {
    env: {
      ...process.env,
      COMMERCE_PORT: '0',
      COMMERCE_DB: join(folder, 'commerce.sqlite'),
      COMMERCE_SEED: 'none',
      COMMERCE_WEBHOOK_RETRY_DELAY: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const said = /listening on (http:\S+)/.exec(chunk.toString())?.[1];
      if (said) resolve(said);
    });
  });
  return { child, ended, origin };
};

const writer = async (origin: string) => {
  const answer = await fetch(`${origin}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: 'fonte-vigna-backoffice',
      client_secret: 'demo-backoffice-secret',
    }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return async (type: string, attributes: Record<string, unknown>): Promise<number> => {
    const { status } = await fetch(`${origin}/api/${type}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${access_token}`,
        'content-type': 'application/vnd.api+json',
      },
      body: JSON.stringify({ data: { type, attributes } }),
    });
    return status;
  };
};

describe('a platform that is killed', () => {
  it('delivers every acknowledged write once it runs again', async () => {
    const first = await start();
    const write = await writer(first.origin);
    expect(await write('webhooks', { topic: 'tags.create', callback_url: receiver.url })).toBe(201);
    // Nothing is answered before the process dies: one call is under way then, the rest is queued.
    receiver.answer = () => 'hang';
    const acknowledged: string[] = [];
    const keepWriting = async (writerOf: number): Promise<void> => {
      for (let count = 0; ; count += 1) {
        const name = `${writerOf} ${count}`;
        if ((await write('tags', { name })) === 201) acknowledged.push(name);
        if (acknowledged.length === 60) first.child.kill('SIGKILL');
      }
    };
    await Promise.allSettled([keepWriting(1), keepWriting(2), keepWriting(3)]);
    await first.ended;
    expect(acknowledged.length).toBeGreaterThanOrEqual(60);

    const unanswered = receiver.received.length;
    receiver.answer = () => 200;
    const second = await start();
    const answered = () => receiver.received.slice(unanswered);
    const heard = () => new Set(answered().map(({ document }) => document.data.attributes['name']));
    await receiver.until(() => acknowledged.every((name) => heard().has(name)));
    second.child.kill('SIGTERM');
    await second.ended;
  }, 60_000);
});
