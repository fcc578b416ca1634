import { PlatformError, type Platform } from '../../platform/platform.ts';

/** What happens to a change of the platform instead of it. */
type Fault = (apply: () => Promise<unknown>) => Promise<never>;

export const refused: Fault = async () => {
  throw new PlatformError(422, 'a change');
};
export const unreachable: Fault = async () => {
  throw new TypeError('fetch failed');
};
/** The platform makes the change, but the response is lost. */
export const unanswered: Fault = async (apply) => {
  await apply();
  throw new TypeError('fetch failed');
};

export interface FaultyPlatform {
  platform: Platform;
  /** Has the next change of a row of this type fail. */
  failOnce: (type: string, fault: Fault) => void;
}

export const faultyPlatform = (platform: Platform): FaultyPlatform => {
  let next: { type: string; fault: Fault } | null = null;
  return {
    platform: {
      ...platform,
      send: async (method, path, data) => {
        const apply = () => platform.send(method, path, data);
        if (!next || method !== 'PATCH' || !path.startsWith(`${next.type}/`)) return apply();
        const { fault } = next;
        next = null;
        return fault(apply);
      },
    },
    failOnce: (type, fault) => {
      next = { type, fault };
    },
  };
};
