const MINUTE = 60_000;

/** Lets so many through in a minute, from everybody together. */
export const atMost = (perMinute: number, now: () => number): (() => boolean) => {
  let minute = 0;
  let taken = 0;
  return () => {
    const present = Math.floor(now() / MINUTE);
    if (present !== minute) taken = 0;
    minute = present;
    taken += 1;
    return taken <= perMinute;
  };
};
