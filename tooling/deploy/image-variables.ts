import { fileVariableOf } from '@shop/server-kit/configuration';
import { SERVICES } from '../configuration/services.ts';

/** Services by the name of their image. */
const TITLES: Readonly<Record<string, readonly string[]>> = {
  shell: ['Shell', 'Tracing'],
  'store-api': ['store-api', 'Tracing'],
  demo: ['Local platform', 'Inbox', 'Tracing'],
};

/** Names of the variables that an image reads, those of files with secrets included. */
export const variablesOf = (image: string): ReadonlySet<string> => {
  const services = SERVICES.filter(({ title }) => TITLES[image]?.includes(title));
  const variables = services.flatMap((it) => Object.entries(it.variables));
  return new Set(
    variables.flatMap(([name, { secret }]) => (secret ? [name, fileVariableOf(name)] : [name])),
  );
};
