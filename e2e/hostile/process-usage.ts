import { readFileSync } from 'node:fs';

/** ms of one of Linux's clock ticks. */
const TICK = 10;

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Only Linux has it.
    return null;
  }
};

/** ms a process has worked since it began, all its threads together; null where that cannot be told. */
export const workedMs = (pid: number): number | null => {
  const fields = read(`/proc/${pid}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) * TICK : null;
};

/** MB of memory a process holds; null where that cannot be told. */
export const memoryMb = (pid: number): number | null => {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
};
