import { readSecretFiles, secretsOf } from './secret-files.ts';
import { unknownVariables } from './unknown-variables.ts';
import type { Environment, Problem, Variable } from './variable.ts';

/** The part of a zod schema that this needs. */
interface Schema<T> {
  safeParse: (environment: Environment) =>
    | { success: true; data: T }
    | {
        success: false;
        error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
      };
}

/** The environment of one service: prefix of its own variables, parser and descriptions. */
export interface ServiceEnvironment<T> {
  /** `STORE_API_` */
  readonly prefix: string;
  readonly schema: Schema<T>;
  /** Every variable of the schema. */
  readonly variables: Readonly<Record<string, Variable>>;
}

/**
 * Reads the environment of a service, with secrets from files. An empty variable counts as unset.
 *
 * @returns the values, or every problem at once: unknown names, contradictions, unreadable files, invalid values
 */
export const readEnvironment = <T>(
  { prefix, schema, variables }: ServiceEnvironment<T>,
  environment: Environment,
): { ok: true; values: T } | { ok: false; problems: readonly Problem[] } => {
  const provided = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => Boolean(value)),
  );
  const secrets = readSecretFiles(provided, secretsOf(variables));
  const parsed = schema.safeParse(secrets.environment);
  const withoutFile = secrets.problems.map(({ name }) => name.replace(/_FILE$/, ''));
  const invalid = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => {
        const [name = '', ...rest] = path.map(String);
        return { name, message: rest.length > 0 ? `${message} (at ${rest.join('.')})` : message };
      });
  const problems = [
    ...unknownVariables(provided, prefix, variables),
    ...secrets.problems,
    // A secret whose file cannot be read is not also missing.
    ...invalid.filter(({ name }) => !withoutFile.includes(name)),
  ];
  return parsed.success && problems.length === 0
    ? { ok: true, values: parsed.data }
    : { ok: false, problems };
};
