import type { AppDispatch } from '@shop/contracts/store';
import { sessionSlice } from '../slices.ts';
import { NoSamples } from './back-office.ts';
import { logIn, openDesk } from './desk.ts';
import type { Made, Sample } from './sample.ts';

/** Why there is nothing to be seen of a sample: the host offers none, or the platform did not go along. */
export type NotMade = 'unavailable' | 'failed';
export type SampleOutcome = { made: Made; problem?: NotMade };

/** A sample made before, as the history entry keeps it. */
interface Kept {
  sample: string;
  made: Made;
}

const isKept = (value: unknown, id: string): value is Kept => {
  const { sample, made } = Object(value) as Partial<Record<string, unknown>>;
  return sample === id && typeof made === 'object' && made !== null;
};

/** What the history entry keeps of a sample, so that a reload shows the same. */
export const keptSample = (sample: Sample | undefined, made: Made): Kept | null =>
  sample?.make ? { sample: sample.id, made } : null;

type Options = Parameters<typeof openDesk>[0] & { dispatch: AppDispatch };

/**
 * Creates the visitor and the platform data of a sample, or resumes those of the history entry. Clears an earlier
 * sample's data in the tab first.
 */
export const makeSample = async (
  sample: Sample | undefined,
  options: Options,
): Promise<SampleOutcome> => {
  if (!sample) return { made: {} };
  try {
    const kept: unknown = window.history.state;
    if (isKept(kept, sample.id)) {
      if (kept.made.customer) await logIn(options, kept.made.customer);
      return applyToPage(kept.made, options);
    }
    sessionStorage.clear();
    if (!sample.make) return { made: {} };
    return applyToPage(await sample.make(await openDesk(options)), options);
  } catch (error) {
    if (error instanceof NoSamples) return { made: {}, problem: 'unavailable' };
    // For the developer of the remote; the page only says that it failed.
    console.error(error);
    return { made: {}, problem: 'failed' };
  }
};

const applyToPage = (made: Made, { dispatch }: Options): SampleOutcome => {
  if (made.orderId) dispatch(sessionSlice.actions.orderChanged(made.orderId));
  return { made };
};
