import type { Variable } from '@shop/server-kit/configuration';
import { tracingVariables } from '@shop/tracing/environment';
import { environment as commerce } from '../../services/commerce/config/environment.ts';
import { variables as commerceVariables } from '../../services/commerce/config/variables.ts';
import { variables as mailVariables } from '../../services/mail/config/variables.ts';
import { environment as storeApi } from '../../services/store-api/config/environment.ts';
import { variables as storeApiVariables } from '../../services/store-api/config/variables.ts';
import { environment as shell } from '../../shell/server/environment/environment.ts';
import { variables as shellVariables } from '../../shell/server/environment/variables.ts';

/** What the document needs of a variable's parser. */
interface Field {
  safeParse: (value: undefined) => { success: boolean; data?: unknown };
}

/** A service in the document, with the parsers of its variables if it has a schema. */
export interface DescribedService {
  readonly title: string;
  /** The variables of these begin with it; none for variables without a check of names. */
  readonly prefix?: string;
  readonly about: string;
  readonly variables: Readonly<Record<string, Variable>>;
  readonly fields?: Readonly<Record<string, Field>>;
}

/** Variables of the tools that start the shop, and of the hosts that they start. */
const launcher = {
  PORT_BASE: {
    type: 'port',
    standard: '`3000`',
    meaning: 'first port of the shop; those of the other processes are derived from it',
  },
  STANDALONE_SETTINGS: {
    type: 'json',
    standard: 'set by `npm start`',
    meaning:
      'settings of standalone pages, for the static host of a remote; contains the demo’s client only',
  },
} satisfies Readonly<Record<string, Variable>>;

/** Every service with the variables that it reads, in the order of the document. */
export const SERVICES: readonly DescribedService[] = [
  {
    title: 'Shell',
    prefix: 'SHELL_',
    about: 'The server of the shop’s pages, `shell/server`.',
    variables: shellVariables,
    fields: shell.shape,
  },
  {
    title: 'store-api',
    prefix: 'STORE_API_',
    about: 'Releases, catalog index, accounts, mails and the back office, `services/store-api`.',
    variables: storeApiVariables,
    fields: storeApi.shape,
  },
  {
    title: 'Local platform',
    prefix: 'COMMERCE_',
    about:
      'The platform for development and tests, `services/commerce`. Each variable is also an option of `npx commerce start`: `COMMERCE_TLS_PORT` is `--tls-port`.',
    variables: commerceVariables,
    fields: commerce.shape,
  },
  {
    title: 'Inbox',
    prefix: 'MAIL_',
    about: 'The local mail server, `services/mail`.',
    variables: mailVariables,
  },
  {
    title: 'Tracing',
    about:
      'Read by the shell, store-api and the local platform ([traces](traces.md)). The OpenTelemetry SDK reads further variables of its [specification](https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/), such as `OTEL_BSP_SCHEDULE_DELAY` and `OTEL_EXPORTER_OTLP_HEADERS`.',
    variables: tracingVariables,
  },
  {
    title: 'Start of the whole shop',
    about:
      'Read by `npm start` and `npm run dev`, which pass the whole environment to the processes they start. The [release command](releases.md) has its own.',
    variables: launcher,
  },
];
