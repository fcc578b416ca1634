import { ALIVE } from './alive.ts';

/** Interval between two replay attempts, in ms. */
const RETRY_INTERVAL = 50;

/** Maximum age of a press to replay, in ms: a later replay would surprise the visitor. */
const MAX_AGE = 15_000;

/** Longest wait for the twin of a removed element, in ms. */
const MAX_GONE = 2000;

/** Maximum age of input to replay, in ms: its field shows it all the time. */
const MAX_INPUT_AGE = 60_000;

/**
 * A discrete event to React that no code of the shop listens to. React must not derive another event from it: `dragend`
 * also reports a selection, whose handler may render a field with its old text before the input is handled.
 */
const PROBE = 'dragstart';

let isAlive = false;

/**
 * Whether React handles events of the element. It stops an event on its way to a region that is not hydrated yet, and
 * hydrates that region first.
 */
const isHydrated = (element: Element): boolean => {
  let isHandled = false;
  const onProbe = () => {
    isHandled = true;
  };
  element.addEventListener(PROBE, onProbe);
  element.dispatchEvent(new Event(PROBE, { bubbles: true }));
  element.removeEventListener(PROBE, onProbe);
  return isAlive && isHandled;
};

/** Whether an event of the element has its effect now. A region with `data-held` shows controls before it can act on them. */
const isReady = (element: Element): boolean =>
  !element.closest('[data-held]') && isHydrated(element);

interface PendingEvent {
  element: HTMLElement;
  /** Shows the input again: hydration may have set the field to the page's state. */
  show?: (element: HTMLElement) => void;
  /** Repeats the event on the element, or on its twin. */
  replay: (element: HTMLElement) => void;
  /** Has `data-kept` meanwhile. */
  shown: HTMLElement;
  /** Time of expiry, as of `performance.now()`. */
  until: number;
}

const pending: PendingEvent[] = [];
let isReplaying = false;

/** Whether an event of the element may pass: its region is ready, and no earlier event within the element is pending. */
const passes = (element: Element): boolean =>
  isReplaying || (!pending.some((it) => element.contains(it.element)) && isReady(element));

/**
 * The element that took the place of a removed one: the only one in the page with its content and name. React renders a
 * region again if its code does not match the server's markup, as after a fallback to another release.
 */
const twinOf = (element: HTMLElement): HTMLElement | undefined => {
  const isTwin = (it: HTMLElement) =>
    it.textContent === element.textContent &&
    ['name', 'aria-label'].every((name) => it.getAttribute(name) === element.getAttribute(name));
  const twins = [...document.querySelectorAll<HTMLElement>(element.localName)].filter(isTwin);
  return twins.length === 1 ? twins[0] : undefined;
};

const showTyped = (): void => {
  const shown = new Set<HTMLElement>();
  // Of each field the last input: an earlier one would move the caret.
  for (const { show, element } of pending.toReversed()) {
    if (!show || shown.has(element)) continue;
    shown.add(element);
    show(element);
  }
};

/** Replays stored events in their order, once their region is ready. */
const replayPending = (): void => {
  for (let next = pending[0]; next; next = pending[0]) {
    if (!next.element.isConnected) next.element = twinOf(next.element) ?? next.element;
    const { element, replay, shown } = next;
    const ready = element.isConnected && isReady(element);
    const now = performance.now();
    // A region may be empty while React replaces it.
    if (!element.isConnected) next.until = Math.min(next.until, now + MAX_GONE);
    if (!ready && now < next.until) {
      showTyped();
      setTimeout(replayPending, RETRY_INTERVAL);
      return;
    }
    pending.shift();
    delete shown.dataset['kept'];
    // It may have waited behind input, which is kept longer.
    if (!ready || now >= next.until) continue;
    isReplaying = true;
    replay(element);
    isReplaying = false;
  }
};

const store = <E extends HTMLElement>(
  element: E,
  replay: (element: E) => void,
  shown: HTMLElement = element,
  input?: { show: (element: E) => void },
): void => {
  shown.dataset['kept'] = '';
  const until = performance.now() + (input ? MAX_INPUT_AGE : MAX_AGE);
  const event = { element, replay, shown, until, ...input } as unknown as PendingEvent;
  if (pending.push(event) === 1) setTimeout(replayPending, RETRY_INTERVAL);
};

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

const storeClick = (event: Event): void => {
  const pressed = (event.target as Element).closest<HTMLButtonElement | HTMLInputElement>(
    'button,[type=checkbox],[type=radio]',
  );
  // Submit buttons are replayed by their form.
  if (!pressed || pressed.type === 'submit' || passes(pressed)) return;
  if (!('checked' in pressed)) {
    stop(event);
    store(pressed, (it) => it.click());
    return;
  }
  // The box shows the new state at once, and a held region must not hear of it.
  event.stopImmediatePropagation();
  const { checked } = pressed;
  store(pressed, (it) => {
    it.checked = !checked;
    it.click();
  });
};

/** The button may be in another region than its form. The browser itself submits a form with an action. */
const storeSubmit = (event: Event): void => {
  const form = event.target as HTMLFormElement;
  if (form.hasAttribute('action') || passes(form)) return;
  stop(event);
  const { submitter } = event as SubmitEvent;
  const replay = (it: HTMLFormElement) =>
    it.requestSubmit(submitter?.isConnected ? submitter : undefined);
  store(form, replay, submitter ?? form);
};

const storeInput = ({ target }: Pick<Event, 'target'>): void => {
  const field = target as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  if (/checkbox|radio/.test(field.type) || passes(field)) return;
  const { value } = field;
  const replay = (it: typeof field) => {
    // React ignores an input event unless the value differs from the last one it saw, written by the native setter.
    it.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(it), 'value')?.set?.call(it, value);
    const type = it.type === 'select-one' ? 'change' : 'input';
    it.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const show = (it: typeof field) => {
    if (it.value !== value) it.value = value;
  };
  store(field, replay, field, { show });
};

/**
 * Whether the page knows what was typed in a field decides whether it may judge it: an error about a text that is still
 * kept would also move the button that is being pressed, and the browser then reports no click.
 */
const stopLeaving = (event: Event): void => {
  if (pending.some(({ element, show }) => show && element === event.target))
    event.stopImmediatePropagation();
};

/**
 * Stores input from before this script ran. On a reload or a step in the history the browser restores fields itself, perhaps
 * to values older than the page's state.
 */
const storeTyped = (): void => {
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return;
  for (const target of document.querySelectorAll<HTMLInputElement>('input,textarea'))
    if (target.value !== target.defaultValue) storeInput({ target });
};

/** Stores clicks, submits and input on regions that are not ready yet, and replays them in order once they are. */
export const keepPresses = (): void => {
  window.addEventListener(ALIVE, () => {
    isAlive = true;
  });
  window.addEventListener('click', storeClick, true);
  window.addEventListener('submit', storeSubmit, true);
  window.addEventListener('input', storeInput, true);
  window.addEventListener('focusout', stopLeaving, true);
  storeTyped();
};
