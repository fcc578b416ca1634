import { readFileSync } from 'node:fs';

/** Duration of a Linux clock tick in ms. */
const TICK = 10;

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Available on Linux only.
    return null;
  }
};

/** CPU time of a process in ms since its start, over all threads; null if unknown. */
export const workedMs = (pid: number): number | null => {
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) * TICK : null;
};

/** Resident memory of a process in MB; null if unknown. */
export const memoryMb = (pid: number): number | null => {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
};
