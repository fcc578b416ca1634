/** @jest-environment node */
import { logLine } from './log-line.ts';

describe('logLine', () => {
  it('is one line, whatever its values hold', () => {
    const line = logLine('warn', 'refused', { path: '/a\n{"event":"forged"}\r\n' });
    expect(line.trimEnd().split(/[\r\n]/)).toHaveLength(1);
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', event: 'refused' });
    expect(JSON.parse(line).time).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it.each([
    ['an e-mail address', 'no customer mario.rossi@example.com', 'no customer m***@example.com'],
    ['a bearer token', 'authorization was Bearer abc.def-1', 'authorization was Bearer [token]'],
    ['a JSON web token', 'got eyJhbGciOi.eyJzdWIi.sig', 'got [token]'],
    ['a password in JSON', '{"password":"hun ter2","a":1}', '{"password":[hidden],"a":1}'],
    ['a secret in a form', 'client_secret=s3cret&scope=x', 'client_secret=[hidden]&scope=x'],
  ])('hides %s', (_what, said, written) => {
    expect(JSON.parse(logLine('error', 'failure', { said })).said).toBe(written);
  });

  it('ends a text that does not end', () => {
    expect(logLine('info', 'long', { text: 'x'.repeat(1_000_000) }).length).toBeLessThan(5000);
  });
});
