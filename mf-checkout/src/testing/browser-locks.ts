/** Gives the page the browser's locks, which jsdom has not: one holder at a time. */
export const giveLocks = (): void => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => (last = last.then(work));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
};

export const takeLocks = (): boolean => Reflect.deleteProperty(navigator, 'locks');
