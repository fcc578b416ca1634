import type { OpenOperation } from './call-context.ts';
import type { Operation } from './operation.ts';
import { missingCode } from './missing-code.ts';
import { fail, ok, type Result } from '../result.ts';

const loadCode = async <M>(load: () => Promise<M>): Promise<Result<M>> => {
  try {
    return ok(await load());
  } catch (error) {
    return fail({ code: missingCode(error), status: 0, detail: String(error), fields: [] });
  }
};

/**
 * An operation whose code loads when it first runs: in the browser, data read by the server needs no code. Code that
 * does not load is a failed connection, or an outdated page ({@link missingCode}).
 */
export const onDemand = <M, F extends (...input: never[]) => Operation<unknown>>(
  load: () => Promise<M>,
  pick: (module: M) => F,
): F => {
  const late =
    (...input: Parameters<F>): Operation<unknown> =>
    async (context) => {
      const code = await loadCode(load);
      return code.ok ? pick(code.value)(...input)(context) : code;
    };
  // With the names of the operation's parameters, which the public API shows.
  return late as F;
};

/** As {@link onDemand}, for operations of the shop's own service. */
export const anyoneOnDemand =
  <M, I extends unknown[], T>(
    load: () => Promise<M>,
    pick: (module: M) => (...input: I) => OpenOperation<T>['anyone'],
  ) =>
  (...input: I): OpenOperation<T> => ({
    anyone: async (context) => {
      const code = await loadCode(load);
      return code.ok ? pick(code.value)(...input)(context) : code;
    },
  });
