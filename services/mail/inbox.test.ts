import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInbox } from './inbox/mail-inbox.ts';
import { startInbox, type RunningInbox } from './start-inbox.ts';
import { makeRaw } from './testing/make-raw.ts';
import { deliver, talkSmtp } from './testing/talk-smtp.ts';

let running: RunningInbox;
beforeEach(async () => {
  running = await startInbox({ file: ':memory:', smtpPort: 0, pagePort: 0 });
});
afterEach(() => running.close());

const page = (path: string) => fetch(`${running.origin}${path}`);
const messages = async (to?: string) => {
  const answer = await page(`/api/messages${to ? `?to=${encodeURIComponent(to)}` : ''}`);
  return ((await answer.json()) as { messages: Record<string, unknown>[] }).messages;
};

describe('the local inbox', () => {
  it('S8 receives a mail by SMTP and returns it as JSON for its recipient', async () => {
    await deliver(running.smtpUrl, { raw: makeRaw() });
    await deliver(running.smtpUrl, {
      raw: makeRaw({ messageId: '<two@shop.example>' }),
      to: ['grace@shop.example', 'Ada.Other@shop.example'],
    });
    expect(await messages('ADA@shop.example')).toMatchObject([
      {
        to: ['ada@shop.example'],
        from: 'shop@shop.example',
        subject: 'Hello',
        messageId: '<one@shop.example>',
        html: expect.stringContaining('Hello in HTML'),
        text: expect.stringContaining('Hello in text'),
      },
    ]);
    expect(await messages('ada.other@shop.example')).toHaveLength(1);
    expect(await messages('other@shop.example')).toEqual([]);
    expect(await messages()).toHaveLength(2);
  });

  it('shows a Message-ID once, however often it is received', async () => {
    await Promise.all([1, 2, 3].map(() => deliver(running.smtpUrl, { raw: makeRaw() })));
    expect(await messages()).toMatchObject([{ copies: 3 }]);
    expect(await (await page('/mails/1')).text()).toContain('It came 3 times');
  });

  it('keeps mails across a restart, and the newest of many', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mail-'));
    const file = join(folder, 'mail.sqlite');
    const first = openInbox(file, { mostMails: 3 });
    for (const id of [1, 2, 3, 4, 5])
      await first.add(
        { from: 'a@shop.example', to: ['b@shop.example'] },
        Buffer.from(makeRaw({ messageId: `<${id}@x>` })),
      );
    first.close();
    const second = openInbox(file);
    expect(second.list().map((it) => it.messageId)).toEqual(['<5@x>', '<4@x>', '<3@x>']);
    second.close();
    const small = openInbox(file, { mostBytes: makeRaw().length * 2 });
    await small.add({ from: '', to: [] }, Buffer.from(makeRaw({ messageId: '<6@x>' })));
    expect(small.list().map((it) => it.messageId)).toEqual(['<6@x>', '<5@x>']);
    small.close();
    await rm(folder, { recursive: true });
  });

  it('refuses a mail above 5 MB, and stores nothing if the client disconnects within a mail', async () => {
    const long = makeRaw({ text: `${'x'.repeat(900)}\r\n`.repeat(6_500) });
    expect(await deliver(running.smtpUrl, { raw: long })).toMatch(/^552/);
    const started = ['EHLO a', 'MAIL FROM:<a@shop.example>', 'RCPT TO:<b@shop.example>', 'DATA'];
    await talkSmtp(running.smtpUrl, started);
    expect(await messages()).toEqual([]);
    expect(await deliver(running.smtpUrl, { raw: makeRaw() })).toMatch(/^250/);
  });

  it('shows hostile content as text on its own pages, and the mail itself without permissions', async () => {
    const hostile = '<img src=x onerror="alert(1)"></title><script>alert(2)</script>';
    await deliver(running.smtpUrl, {
      raw: makeRaw({ subject: hostile, text: hostile, html: `<html><head></head>${hostile}` }),
    });
    for (const path of [
      '/',
      '/mails/1',
      `/?to=${encodeURIComponent('"><script>alert(4)</script>')}`,
    ]) {
      const answer = await page(path);
      expect(await answer.text()).not.toMatch(/<script|<img/);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect(await (await page('/mails/1')).text()).toMatch(/<iframe[^>]*sandbox="allow-popups/);
    const mail = await page('/mails/1/html');
    expect(mail.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-popups [^;]*; default-src 'none'/,
    );
    expect(mail.headers.get('content-security-policy')).not.toMatch(/script|same-origin/);
    expect(await mail.text()).toContain('<head><base target="_blank">');
  });

  it('rejects requests with a foreign Host header, and answers 404 for unknown paths', async () => {
    const status = await new Promise((resolve) => {
      const { port } = new URL(running.origin);
      request({ port, host: '127.0.0.1', path: '/api/messages', headers: { host: 'evil.example' } })
        .on('response', (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
        .end();
    });
    expect(status).toBe(403);
    for (const path of ['/mails/9', '/mails/x', '/mails/9/html', '/api/messages/9'])
      expect((await page(path)).status).toBe(404);
  });
});

it('X only the owner can read its files, because mails contain password links', () => {
  const umask = process.umask(0o022);
  const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  try {
    const inbox = openInbox(join(folder, 'mail.sqlite'));
    const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(modes.length).toBeGreaterThan(0);
    expect(modes.every((mode) => mode === 0o600)).toBe(true);
    inbox.close();
  } finally {
    process.umask(umask);
    rmSync(folder, { recursive: true });
  }
});
