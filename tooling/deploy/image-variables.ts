import { fileVariableOf, type Variable } from '@shop/server-kit/configuration';
import { SERVICES } from '../configuration/services.ts';

/** Services by the name of their image. */
const TITLES: Readonly<Record<string, readonly string[]>> = {
  shell: ['Shell', 'Tracing'],
  'store-api': ['store-api', 'Tracing'],
  demo: ['Local platform', 'Inbox', 'Tracing'],
};

/** Variables that an image reads, by name. */
export const settingsOf = (image: string): Readonly<Record<string, Variable>> =>
  Object.assign(
    {},
    ...SERVICES.filter(({ title }) => TITLES[image]?.includes(title)).map((it) => it.variables),
  ) as Record<string, Variable>;

/** Names of the variables that an image reads, those of files with secrets included. */
export const variablesOf = (image: string): ReadonlySet<string> =>
  new Set(
    Object.entries(settingsOf(image)).flatMap(([name, { secret }]) =>
      secret ? [name, fileVariableOf(name)] : [name],
    ),
  );
