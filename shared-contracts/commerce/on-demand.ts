import type { Operation } from './operation.ts';
import { fail } from './result.ts';

/**
 * An operation whose code is fetched when it is first run: what the server has read needs none of it in the
 * browser. Code that does not arrive is a failed connection.
 */
export const onDemand =
  <M, I extends unknown[], T>(
    load: () => Promise<M>,
    pick: (module: M) => (...input: I) => Operation<T>,
  ) =>
  (...input: I): Operation<T> =>
  async (context) => {
    let module: M;
    try {
      module = await load();
    } catch (error) {
      return fail({ code: 'CONNECTION', status: 0, detail: String(error), fields: [] });
    }
    return pick(module)(...input)(context);
  };
