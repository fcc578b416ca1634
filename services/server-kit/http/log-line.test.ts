import { fastify } from 'fastify';
import { logLine, loggerOptions, setLogContext } from './log-line.ts';
import { requestId } from './request-headers.ts';

describe('logLine', () => {
  it('is one line even if a value contains newlines', () => {
    const line = logLine('warn', 'refused', { path: '/a\n{"event":"forged"}\r\n' });
    expect(line.trimEnd().split(/[\r\n]/)).toHaveLength(1);
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', event: 'refused' });
    expect(JSON.parse(line).time).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it.each([
    ['an e-mail address', 'no customer mario.rossi@example.com', 'no customer m***@example.com'],
    ['an apostrophe in it', "to o'brien@example.com", 'to o***@example.com'],
    ['an address of other letters', '‹иван@example.com>: unknown', '‹и***@example.com>: unknown'],
    ['a domain of other letters', 'müller@bücher.example.', 'm***@bücher.example.'],
    ['a long local part', `${'x'.repeat(200)}@example.com`, 'x***@example.com'],
    ['a bearer token', 'authorization was Bearer abc.def-1', 'authorization was Bearer [token]'],
    ['a JSON web token', 'got eyJhbGciOi.eyJzdWIi.sig', 'got [token]'],
    ['a password in JSON', '{"password":"hun ter2","a":1}', '{"password":[hidden],"a":1}'],
    ['a secret in a form', 'client_secret=s3cret&scope=x', 'client_secret=[hidden]&scope=x'],
  ])('hides %s', (_what, said, written) => {
    expect(JSON.parse(logLine('error', 'failure', { said })).said).toBe(written);
  });

  it.each(['at /shop/node_modules/@shop/contracts/index.ts:3:7', 'mail @ 10.30'])(
    'leaves %s as it is',
    (said) => {
      expect(JSON.parse(logLine('info', 'said', { said })).said).toBe(said);
    },
  );

  it('truncates a long text', () => {
    expect(logLine('info', 'long', { text: 'x'.repeat(1_000_000) }).length).toBeLessThan(5000);
  });
});

describe('loggerOptions', () => {
  it('log a server error as one line with time and request id, secrets redacted', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const app = fastify({ logger: { ...loggerOptions('info'), stream }, genReqId: requestId });
    app.get('/fail', () => {
      throw new Error('no order of mario.rossi@example.com,\nBearer abc.def');
    });
    const headers = { 'x-request-id': 'visit-1' };
    await app.inject({ url: '/fail?token=s3cret', headers });
    const [line = ''] = lines.filter((it) => it.includes('"level":"error"'));
    expect(line.trimEnd()).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({
      reqId: 'visit-1',
      time: expect.stringMatching(/^20/),
    });
    expect(lines.join('')).not.toMatch(/mario|abc\.def|s3cret/);
    await app.close();
  });
});

describe('the context of log lines', () => {
  afterEach(() => setLogContext(() => ({})));

  it('is part of every line, as it is when the line is written', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const app = fastify({ logger: { ...loggerOptions('info'), stream } });
    let trace = 'first';
    setLogContext(() => ({ trace_id: trace }));
    app.log.info('a line');
    trace = 'second';
    app.log.child({ reqId: '1' }).warn({ page: 'home' }, 'another');
    lines.push(logLine('error', 'failure'));
    expect(lines.map((it) => JSON.parse(it).trace_id)).toEqual(['first', 'second', 'second']);
    await app.close();
  });
});
