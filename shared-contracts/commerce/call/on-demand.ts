import type { OpenOperation } from './call-context.ts';
import type { Operation } from './operation.ts';
import { missingCode } from './missing-code.ts';
import { fail, type Result } from '../result.ts';

const noCode = (error: unknown): Result<never> =>
  fail({ code: missingCode(error), status: 0, detail: String(error), fields: [] });

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
      let module: M;
      try {
        module = await load();
      } catch (error) {
        return noCode(error);
      }
      return pick(module)(...input)(context);
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
      let module: M;
      try {
        module = await load();
      } catch (error) {
        return noCode(error);
      }
      return pick(module)(...input)(context);
    },
  });
