import { isInstalled, nameOf, productionPaths, type Lock } from '../lock-file.ts';
import { EXCEPTIONS, PERMITTED, type Exception } from './permitted.ts';

/** Joined by AND, which binds tighter, and OR. */
const isFlatPermitted = (expression: string): boolean =>
  expression
    .split(/ OR /)
    .some((half) => half.split(/ AND /).every((id) => PERMITTED.has(id.trim())));

/** Whether an SPDX expression can be fulfilled by permitted licences alone. */
export const isPermitted = (expression: string): boolean => {
  const inner = /\(([^()]*)\)/;
  let text = expression;
  while (inner.test(text))
    text = text.replace(inner, (_all, part: string) => (isFlatPermitted(part) ? 'MIT' : 'refused'));
  return isFlatPermitted(text);
};

const isNamed = ({ name: pattern }: Exception, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

/** One term of a joined licence is enough: the others are permitted. */
const coversLicense = ({ license: excepted }: Exception, license: string): boolean =>
  excepted === license ||
  license
    .split(/ AND /)
    .filter((it) => it !== excepted)
    .every((it) => PERMITTED.has(it));

/**
 * Problems with the licences of all packages, one line each: a licence that is not permitted, an exception for
 * development that reached production, and an exception that no package needs.
 *
 * @param folders of what runs in production
 */
export const checkLicenses = (
  lock: Lock,
  folders: readonly string[],
  exceptions: readonly Exception[] = EXCEPTIONS,
): string[] => {
  const production = new Set(productionPaths(lock, folders));
  const used = new Set<Exception>();
  const problems = Object.entries(lock).flatMap(([path, entry]) => {
    if (!isInstalled(path, entry)) return [];
    const license = entry.license ?? 'none';
    if (isPermitted(license)) return [];
    const name = nameOf(path);
    const exception = exceptions.find((it) => isNamed(it, name) && coversLicense(it, license));
    if (!exception)
      return [
        `${name}@${entry.version}: the licence ${license} is not permitted. Use another package, or state the reason in tooling/checks/supply/licenses/permitted.ts.`,
      ];
    used.add(exception);
    return exception.use === 'development' && production.has(path)
      ? [
          `${name}@${entry.version}: ${license} is permitted in development only, but it is part of production.`,
        ]
      : [];
  });
  return [
    ...problems,
    ...exceptions
      .filter((it) => !used.has(it))
      .map(
        ({ name, license }) => `The exception of ${name} (${license}) is not needed: remove it.`,
      ),
  ];
};
