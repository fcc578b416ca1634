import { spawnSync } from 'node:child_process';
import { ROOT } from '../remote-kit/workspace.ts';

const SECRET = 'a-secret-that-no-log-may-contain';

/** Starts a service in an environment that it must refuse, before it opens a database or a port. */
const start = (script: string, env: Record<string, string>) =>
  spawnSync(process.execPath, [script], { cwd: ROOT, env: { ...env }, encoding: 'utf8' });

describe('the start of a service', () => {
  it.each([
    ['shell/server/main.ts', 'SHELL_PORT', 'STORE_API_SHELL_TOKEN'],
    ['services/store-api/server.ts', 'STORE_API_PORT', 'STORE_API_DEPLOY_TOKEN'],
    ['services/commerce/server.mjs', 'COMMERCE_PORT', 'COMMERCE_ADMIN_TOKEN'],
  ])(
    'of %s fails with every problem at once, and without secrets',
    (script, port, secret) => {
      const { status, stderr, stdout } = start(script, {
        [port]: 'many',
        [`${port}S`]: '1',
        [secret]: SECRET,
        [`${secret}_FILE`]: '/run/secrets/missing',
      });
      expect(status).toBe(1);
      for (const problem of [
        new RegExp(`${port}S:? is unknown: rename it to ${port}, or remove it`),
        new RegExp(`${secret}_FILE:? contradicts ${secret}`),
        new RegExp(`${port}[: ]`),
      ])
        expect(stderr).toMatch(problem);
      expect(stdout + stderr).not.toContain(SECRET);
    },
    60_000,
  );

  it('of the inbox fails with every problem at once', () => {
    const { status, stderr } = start('services/mail/server.ts', {
      MAIL_INBOX_PORT: 'many',
      MAIL_DBB: 'x',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('mail: MAIL_DBB is unknown: rename it to MAIL_DB, or remove it\n');
    expect(stderr).toContain('mail: MAIL_INBOX_PORT must be a port number\n');
  }, 60_000);
});
