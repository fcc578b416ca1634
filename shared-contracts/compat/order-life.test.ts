import type { RemoteModule } from '../remote/types.ts';
import { adaptRemote } from './index.ts';

const loader = (name: string) => async () => ({ default: name });
const exposing = (...names: string[]): RemoteModule =>
  ({ fragments: Object.fromEntries(names.map((name) => [name, loader(name)])) }) as never;
const shownAs = async (remote: RemoteModule) => {
  const { CartReconciler } = adaptRemote(remote).fragments as Record<
    string,
    (() => Promise<{ default: string }>) | undefined
  >;
  return (await CartReconciler?.())?.default;
};

describe('the cart’s reconciler under its former name', () => {
  it.each([
    ['OrderLife of 2.5 or older', ['OrderLife', 'MiniCart'], 'OrderLife'],
    ['CartReconciler of 2.6, which has both', ['OrderLife', 'CartReconciler'], 'CartReconciler'],
  ])('R4 renders %s', async (_, names, shown) => {
    expect(await shownAs(exposing(...names))).toBe(shown);
  });

  it('R4 leaves other remotes alone', () => {
    const remote = exposing('SearchBox');
    expect(adaptRemote(remote)).toBe(remote);
  });
});
