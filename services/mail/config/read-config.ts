import { readEnvironment, type Environment, type Problem } from '@shop/server-kit/configuration';
import { variables } from './variables.ts';

/** Settings of the inbox, see `startInbox`. */
export interface MailConfig {
  file: string;
  /** Address that both servers listen on. */
  host: string;
  smtpPort: number;
  pagePort: number;
}

const isPort = (port: number): boolean => Number.isInteger(port) && port >= 0 && port <= 65_535;

const parse = (environment: Environment): { config: MailConfig; problems: Problem[] } => {
  const ports = {
    MAIL_SMTP_PORT: Number(environment['MAIL_SMTP_PORT'] ?? 3025),
    MAIL_INBOX_PORT: Number(environment['MAIL_INBOX_PORT'] ?? 3026),
  };
  const { MAIL_SMTP_PORT: smtpPort, MAIL_INBOX_PORT: pagePort } = ports;
  const problems = Object.entries(ports)
    .filter(([, port]) => !isPort(port))
    .map(([name]) => ({ name, message: 'must be a port number' }));
  if (smtpPort === pagePort && smtpPort !== 0)
    problems.push({ name: 'MAIL_INBOX_PORT', message: 'must not be the same as MAIL_SMTP_PORT' });
  const file = environment['MAIL_DB'] ?? '.shop/mail.sqlite';
  const host = environment['MAIL_HOST'] ?? '127.0.0.1';
  return { config: { file, host, smtpPort, pagePort }, problems };
};

const schema = {
  safeParse: (environment: Environment) => {
    const { config, problems } = parse(environment);
    const issues = problems.map(({ name, message }) => ({ path: [name], message }));
    return issues.length === 0
      ? ({ success: true, data: config } as const)
      : ({ success: false, error: { issues } } as const);
  },
};

/** Reads the environment of the inbox, or names every problem at once. An empty variable counts as unset. */
export const readConfig = (
  environment: Environment,
): { ok: true; config: MailConfig } | { ok: false; problems: string[] } => {
  const read = readEnvironment({ prefix: 'MAIL_', schema, variables }, environment);
  return read.ok
    ? { ok: true, config: read.values }
    : { ok: false, problems: read.problems.map((it) => `${it.name} ${it.message}`) };
};
