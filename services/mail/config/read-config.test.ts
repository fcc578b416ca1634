import { readConfig } from './read-config.ts';

describe('the environment of the inbox', () => {
  it('fills in the local defaults, and takes an empty variable as not set', () => {
    expect(readConfig({ MAIL_DB: '' })).toEqual({
      ok: true,
      config: { file: '.shop/mail.sqlite', host: '127.0.0.1', smtpPort: 3025, pagePort: 3026 },
    });
  });

  it('takes address, ports and file, and any free ports', () => {
    const ports = { MAIL_SMTP_PORT: '0', MAIL_INBOX_PORT: '0' };
    const given = { MAIL_DB: ':memory:', MAIL_HOST: '0.0.0.0', ...ports };
    const config = { file: ':memory:', host: '0.0.0.0', smtpPort: 0, pagePort: 0 };
    expect(readConfig(given)).toEqual({ ok: true, config });
  });

  it('names every problem at once', () => {
    const given = { MAIL_DBB: 'x', MAIL_SMTP_PORT: 'many', MAIL_INBOX_PORT: '70000' };
    expect(readConfig(given)).toEqual({
      ok: false,
      problems: [
        'MAIL_DBB is unknown: rename it to MAIL_DB, or remove it',
        'MAIL_SMTP_PORT must be a port number',
        'MAIL_INBOX_PORT must be a port number',
      ],
    });
    expect(readConfig({ MAIL_SMTP_PORT: '3026' })).toEqual({
      ok: false,
      problems: ['MAIL_INBOX_PORT must not be the same as MAIL_SMTP_PORT'],
    });
  });
});
