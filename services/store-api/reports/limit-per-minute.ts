const MINUTE = 60_000;

/** Limits calls per minute, across all clients. */
export const limitPerMinute = (perMinute: number, now: () => number): (() => boolean) => {
  let minute = 0;
  let calls = 0;
  return () => {
    const present = Math.floor(now() / MINUTE);
    if (present !== minute) calls = 0;
    minute = present;
    calls += 1;
    return calls <= perMinute;
  };
};
