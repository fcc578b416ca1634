import { isInstalled, nameOf, type Lock } from './lock-file.ts';

/** `name` or `name@version`, as `allowScripts` of npm names packages, with the decision. */
export type AllowedScripts = Readonly<Record<string, boolean>>;

/**
 * Problems of the lock file, one line each: a package without integrity, one that names where it comes from (the
 * installing machine's registry decides), and an install script about which `allowScripts` says nothing.
 */
export const checkLock = (lock: Lock, allowed: AllowedScripts): string[] => {
  const scripted = new Set<string>();
  const problems = Object.entries(lock).flatMap(([path, entry]) => {
    if (!isInstalled(path, entry)) return [];
    const name = nameOf(path);
    const label = `${name}@${entry.version}`;
    const found: string[] = [];
    if (!entry.integrity?.startsWith('sha512-'))
      found.push(
        `${label} has no sha512 integrity. Delete its entry in package-lock.json and run npm install.`,
      );
    if (entry.resolved)
      found.push(
        `${label} is bound to ${entry.resolved}. Remove "resolved"; only packages of the registry are allowed.`,
      );
    if (entry.hasInstallScript) {
      scripted.add(name);
      if (!(name in allowed) && !(label in allowed) && !isOtherPlatform(name, allowed))
        found.push(
          `${label} has an install script. Read it, then add the package to allowScripts of package.json, true or false.`,
        );
    }
    return found;
  });
  const unknown = Object.keys(allowed).filter(
    (it) => !scripted.has(it.replace(/(?<=.)@[^/]*$/, '')),
  );
  return [
    ...problems,
    ...unknown.map((it) => `allowScripts names ${it}, which has no install script: remove it.`),
  ];
};

const PLATFORM =
  /-?(?:aix|darwin|freebsd|linux|linuxmusl|win32|windows)-(?:x64|arm64|arm|ia32|ppc64|s390x|riscv64)$/;

/** A build for another platform of a package whose decision is known by one of its platforms. */
const isOtherPlatform = (name: string, allowed: AllowedScripts): boolean =>
  PLATFORM.test(name) &&
  Object.keys(allowed).some(
    (it) => PLATFORM.test(it) && it.replace(PLATFORM, '') === name.replace(PLATFORM, ''),
  );
