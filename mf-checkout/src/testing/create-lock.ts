/** A lock between tabs: held until released; releasing twice is allowed. */
export const createLock = () => {
  let last: Promise<void> = Promise.resolve();
  return {
    take: async (): Promise<() => void> => {
      const before = last;
      let release = (): void => undefined;
      last = new Promise((resolve) => (release = resolve));
      await before;
      return release;
    },
  };
};
