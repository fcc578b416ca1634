import type { Variable } from '@shop/server-kit/configuration';
import { tracingVariables } from '@shop/tracing/environment';
import type { DescribedService } from './services.ts';

const INTRODUCTION = `# Configuration

<!-- Generated from the schemas of the services by \`npm run configuration\`. Edit the descriptions beside the schemas. -->

Each service reads its environment once, at start. It ends with every problem at once if a variable is invalid, two of
them contradict each other, or a name with its prefix is unknown, which is usually a misspelled one. Names that
Kubernetes adds for its services (\`STORE_API_SERVICE_HOST\`) are ignored, but \`STORE_API_PORT\` and \`COMMERCE_PORT\` clash:
set \`enableServiceLinks: false\`.

- An **empty** variable counts as unset.
- A **flag** is \`on\` or \`off\`. A **list** is separated by commas. A **path** is relative to the working directory unless
  its meaning says otherwise.
- A **secret** can be in a file, as Docker and Kubernetes mount them: \`<name>_FILE\` is the path of a file whose content,
  without a line break at its end, is the value. Setting both, an unreadable file or an empty one is an error.`;

const cell = (text: string): string => text.replaceAll('|', '\\|');

const text = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : String(value ?? '');

const defaultOf = (name: string, { standard }: Variable, service: DescribedService): string => {
  if (standard !== undefined) return standard;
  const field = service.fields?.[name];
  if (!field) return '';
  const parsed = field.safeParse(undefined);
  if (!parsed.success) return '**required**';
  const value = text(parsed.data);
  return value === '' ? '' : `\`${value}\``;
};

const rowOf = (name: string, variable: Variable, service: DescribedService): string => {
  const { type, secret, meaning } = variable;
  const cells = [
    `\`${name}\``,
    type === 'json' ? 'JSON' : type === 'url' ? 'URL' : type,
    defaultOf(name, variable, service),
    secret ? 'yes' : '',
    meaning,
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
};

const sectionOf = (service: DescribedService): string => {
  const own = Object.entries(service.variables)
    .filter(([name]) => service.variables === tracingVariables || !(name in tracingVariables))
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
  return [
    `## ${service.title}`,
    service.about,
    [
      '| variable | type | default | secret | meaning |',
      '| --- | --- | --- | --- | --- |',
      ...own.map(([name, variable]) => rowOf(name, variable, service)),
    ].join('\n'),
  ].join('\n\n');
};

/** The document of all variables, as Markdown that prettier still has to format. */
export const configurationText = (services: readonly DescribedService[]): string =>
  `${[INTRODUCTION, ...services.map(sectionOf)].join('\n\n')}\n`;
