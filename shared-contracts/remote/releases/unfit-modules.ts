import { contractFit } from '../contract-version.ts';

/**
 * Shared modules that a release was built with and the shell does not provide: another major version, or a newer minor
 * one. A page has one copy of each, the shell's. A release may have bundled a module that it does not declare.
 *
 * @param declared version of each shared module in the release
 * @param provided the shell's
 * @returns one phrase per module
 */
export const unfitModules = (
  declared: Readonly<Record<string, string>>,
  provided: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(provided).flatMap(([name, version]) => {
    const built = declared[name];
    if (built === undefined) return [`${name} is not declared, the shell provides ${version}`];
    return contractFit(built, version) === 'same'
      ? []
      : [`${name} ${built} was built in, the shell provides ${version}`];
  });
