/** Form of a variable's text, for the documentation. The service's schema checks it. */
export type VariableType =
  'text' | 'choice' | 'flag' | 'number' | 'port' | 'url' | 'path' | 'list' | 'json';

/** One variable of a service, as operators see it. The service's schema has its parser and its default. */
export interface Variable {
  readonly type: VariableType;
  /** One plain sentence in Markdown, without a full stop at its end. */
  readonly meaning: string;
  /** A secret can be in a file named by `<name>_FILE`. */
  readonly secret?: true;
  /** Markdown for the default, if the schema does not have it or it differs between machines. */
  readonly standard?: string;
}

/** One entry for each variable of a schema's shape: a missing or superfluous one is a type error. */
export type Variables<Shape> = { readonly [Name in keyof Shape]: Variable };

/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with one variable, and what to do. Never contains a secret. */
export interface Problem {
  readonly name: string;
  readonly message: string;
}
