/** A lock between tabs: who takes it has it until it is released, which may happen twice. */
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
