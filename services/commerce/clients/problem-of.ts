import { CommerceLayerStatic, type ApiError } from '@commercelayer/sdk';

/** What a call was refused with. Throws when it was not refused by the API. */
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
