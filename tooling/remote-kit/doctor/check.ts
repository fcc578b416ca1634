import type { RemoteRoute } from '@shop/contracts/remote';

/** What a check found. */
export interface Finding {
  /** `warning`: works now, or concerns only some commands. `skipped`: nothing to check in this setup. */
  level: 'ok' | 'warning' | 'error' | 'skipped';
  message: string;
  /** What to do, for warnings and errors. */
  next?: string;
}

/** A question about the setup. Reads only. */
export interface Check<Seen extends Surroundings = Surroundings> {
  name: string;
  run: (surroundings: Seen) => Promise<readonly Finding[]>;
}

/** Response to a request. */
export interface Reply {
  status: number;
  text: string;
  /** By lowercase name. */
  headers: Readonly<Record<string, string>>;
}

/** What checks see of the machine, the repository and the network. Tests provide their own. */
export interface Surroundings {
  /** Absolute path of the repository: the workspace, or that of a team outside. */
  root: string;
  /** Folder of the remote kit. */
  kit: string;
  /** Whether the kit is installed as a package: the defaults of the shop's repository do not exist. */
  isOutside: boolean;
  /** Folders of the remotes: `mf-cart`; `.` for a repository of one remote. */
  remotes: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  nodeVersion: string;
  /** Content of a file; undefined if it does not exist. */
  read: (path: string) => string | undefined;
  /** Permission bits; undefined if the path does not exist. */
  modeOf: (path: string) => number | undefined;
  isPortFree: (port: number) => Promise<boolean>;
  /** Output of a program; undefined if it cannot run or fails. */
  run: (file: string, args: readonly string[]) => string | undefined;
  /** Rejects if there is no response. */
  request: (
    url: string,
    options?: { method?: 'POST'; headers: Readonly<Record<string, string>>; body?: string },
  ) => Promise<Reply>;
  /** Routes of a remote's sources, unchecked. Rejects if they cannot be loaded. */
  routesOf: (folder: string) => Promise<readonly RemoteRoute[]>;
  /** Loads the builds of a package's own configuration. Rejects if that fails. */
  loadConfig: (folder: string) => Promise<unknown>;
}

export const ok = (message: string): Finding => ({ level: 'ok', message });
export const skipped = (message: string): Finding => ({ level: 'skipped', message });
export const warning = (message: string, next: string): Finding => ({
  level: 'warning',
  message,
  next,
});
export const problem = (message: string, next: string): Finding => ({
  level: 'error',
  message,
  next,
});
