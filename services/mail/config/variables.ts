import type { Variable } from '@shop/server-kit/configuration';

/** Every variable of the inbox. Their defaults are in `read-config.ts`. */
export const variables = {
  MAIL_HOST: {
    type: 'text',
    standard: '`127.0.0.1`',
    meaning: 'address that both servers listen on; the page shows all mails without a login',
  },
  MAIL_SMTP_PORT: {
    type: 'port',
    standard: '`3025`',
    meaning: 'port of the SMTP server; `0` takes a free one',
  },
  MAIL_INBOX_PORT: {
    type: 'port',
    standard: '`3026`',
    meaning: 'port of the page; `0` takes a free one',
  },
  MAIL_DB: {
    type: 'path',
    standard: '`.shop/mail.sqlite`',
    meaning: 'file that stores the mails; `:memory:` keeps them until the process ends',
  },
} satisfies Readonly<Record<string, Variable>>;
