import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB (Linux); NaN if the system does not report it. */
export const memoryOf = (pid: number | undefined): number => {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
};
