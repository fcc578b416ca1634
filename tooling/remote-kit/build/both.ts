/**
 * Waits for two tasks, so that neither continues after a failure of the other.
 *
 * @throws the failure of the first one, else that of the second
 */
export const both = async <A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> => {
  await Promise.allSettled([first, second]);
  return [await first, await second];
};
