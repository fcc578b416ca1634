export { readEnvironment, type ServiceEnvironment } from './read-environment.ts';
export { fileVariableOf, readSecretFiles, secretsOf } from './secret-files.ts';
export type { Environment, Problem, Variable, Variables, VariableType } from './variable.ts';
