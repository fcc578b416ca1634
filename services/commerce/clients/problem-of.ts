import { CommerceLayerStatic, type ApiError } from '@commercelayer/sdk';

/** The error of a refused call. Throws if the API did not refuse it. */
export const problemOf = async (call: Promise<unknown>): Promise<ApiError> => {
  let answer: unknown;
  try {
    answer = await call;
  } catch (error) {
    if (CommerceLayerStatic.isApiError(error)) return error;
    throw error;
  }
  throw new Error(`was not refused: ${JSON.stringify(answer)?.slice(0, 200)}`);
};
