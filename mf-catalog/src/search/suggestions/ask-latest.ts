/** How long, in ms, an answer is waited for once something else has been typed. */
const PATIENCE = 300;

interface Flight {
  term: string;
  controller: AbortController;
  since: number;
}

/** Gives null for a question that was not answered; never rejects. */
export type Ask<A> = (term: string, signal: AbortSignal) => Promise<A | null>;

/**
 * One question at a time, so that typing asks as fast as the answers come and no faster. What is typed meanwhile waits,
 * the latest only; an answer that takes too long is given up for it. `show` gets the answer to the latest term, and no
 * other.
 */
export const askLatest = <A>(ask: Ask<A>, show: (term: string, answer: A | null) => void) => {
  let wanted: string | null = null;
  let flight: Flight | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(patience);
    patience = undefined;
    flight?.controller.abort();
    flight = null;
  };
  const start = async (term: string) => {
    const mine: Flight = { term, controller: new AbortController(), since: Date.now() };
    flight = mine;
    const answer = await ask(term, mine.controller.signal);
    if (flight !== mine) return;
    end();
    if (wanted === term) show(term, answer);
    else if (wanted !== null) void start(wanted);
  };
  const giveUp = () => {
    patience = undefined;
    if (wanted === flight?.term) return;
    end();
    if (wanted !== null) void start(wanted);
  };

  return {
    /** Asks for a term, now or as soon as the question under way is done with. */
    want: (term: string) => {
      wanted = term;
      if (!flight) void start(term);
      else if (flight.term !== term)
        patience ??= setTimeout(giveUp, PATIENCE - (Date.now() - flight.since));
    },
    /** Nothing is wanted any more. */
    drop: () => {
      wanted = null;
      end();
    },
  };
};
