/** `untried`: no page has been rendered yet. `dead`: closed, or no worker for longer than a page waits for one. */
export type PoolState = 'untried' | 'working' | 'dead';

/** What the workers of a pool do now. */
export interface PoolLoad {
  workers: number;
  /** Workers with at least one page. */
  busy: number;
  /** Pages that are rendered now. */
  pages: number;
  /** Pages that wait for a worker. */
  queued: number;
}

interface Options {
  /** Renders a page that no visitor asked for. Undefined: the pool counts as tried. */
  rehearse: (() => Promise<unknown>) | undefined;
  /** Ms without a worker after which a pool is dead: until then pages wait for the next one. */
  deadAfter: number;
  onTrouble: (message: string) => void;
}

/**
 * What a render pool can do now. While nothing was rendered, each check renders the rehearsal again: a load balancer
 * sends no visitors meanwhile, so no page of theirs can end this state.
 */
export const createPoolState = ({ rehearse, deadAfter, onTrouble }: Options) => {
  let hasRendered = rehearse === undefined;
  let isRehearsing = false;
  let failure = '';
  let emptySince: number | null = null;
  let hasEnded = false;

  const tryAgain = async (): Promise<void> => {
    if (hasRendered || isRehearsing || !rehearse) return;
    isRehearsing = true;
    try {
      await rehearse();
    } catch (error) {
      if (String(error) !== failure) onTrouble(`no page can be rendered: ${String(error)}`);
      failure = String(error);
    } finally {
      isRehearsing = false;
    }
  };

  return {
    /** A page was rendered. */
    noteRendered: (): void => {
      hasRendered = true;
    },
    /** The pool drains: it finishes its pages and takes no task that lasts. */
    end: (): void => {
      hasEnded = true;
    },
    /** @param workers their number; called at intervals */
    check: (workers: number): void => {
      emptySince = workers > 0 ? null : (emptySince ?? Date.now());
      if (workers > 0) void tryAgain();
    },
    of: (workers: number): PoolState => {
      const isDead = workers === 0 && emptySince !== null && Date.now() - emptySince >= deadAfter;
      if (hasEnded || isDead) return 'dead';
      return hasRendered ? 'working' : 'untried';
    },
  };
};
