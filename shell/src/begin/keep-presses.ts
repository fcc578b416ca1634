import { ALIVE } from './alive.ts';

/** ms between two tries to hand over what was done. */
const PAUSE = 50;

/** ms. What could not be handed over by then would come as a surprise. */
const PATIENCE = 15_000;

/** An event that no one in the shop listens to, and that React treats as it does a press. */
const PROBE = 'dragend';

let isAlive = false;

/**
 * Whether someone hears what is done to the element. React stops an event on its way to a region that it has not taken
 * over yet, and makes haste with that region.
 */
const isHeard = (element: Element): boolean => {
  let arrived = false;
  const arrive = () => {
    arrived = true;
  };
  element.addEventListener(PROBE, arrive);
  element.dispatchEvent(new Event(PROBE, { bubbles: true }));
  element.removeEventListener(PROBE, arrive);
  return isAlive && arrived;
};

interface Kept {
  element: HTMLElement;
  again: () => void;
  /** Wears `data-kept` meanwhile. */
  shown: HTMLElement;
  /** As `performance.now()` tells it. */
  until: number;
}

const waiting: Kept[] = [];

/** Does again what no one could hear, in its order, once someone does. */
const handOver = (): void => {
  for (let next = waiting[0]; next; next = waiting[0]) {
    const { element, again, shown, until } = next;
    const heard = isHeard(element);
    if (!heard && element.isConnected && performance.now() < until) {
      setTimeout(handOver, PAUSE);
      return;
    }
    waiting.shift();
    delete shown.dataset['kept'];
    if (heard) again();
  }
};

const keep = (element: HTMLElement, again: () => void, shown = element): void => {
  shown.dataset['kept'] = '';
  if (waiting.push({ element, again, shown, until: performance.now() + PATIENCE }) === 1)
    setTimeout(handOver, PAUSE);
};

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

const keepPress = (event: Event): void => {
  const pressed = (event.target as Element).closest<HTMLButtonElement | HTMLInputElement>(
    'button,[type=checkbox],[type=radio]',
  );
  // What sends a form is kept as the form's.
  if (!pressed || pressed.type === 'submit' || isHeard(pressed)) return;
  if (!('checked' in pressed)) {
    stop(event);
    keep(pressed, () => pressed.click());
    return;
  }
  // The box shows at once what was chosen.
  const { checked } = pressed;
  keep(pressed, () => {
    pressed.checked = !checked;
    pressed.click();
  });
};

/** The button may stand in another region than its form. The browser itself sends a form that has an address. */
const keepForm = (event: Event): void => {
  const form = event.target as HTMLFormElement;
  if (form.hasAttribute('action') || isHeard(form)) return;
  stop(event);
  const { submitter } = event as SubmitEvent;
  keep(form, () => form.requestSubmit(submitter), submitter ?? form);
};

const ownValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

const keepText = ({ target: field }: Event): void => {
  if (!(field instanceof HTMLInputElement) || /checkbox|radio/.test(field.type) || isHeard(field))
    return;
  const { value } = field;
  keep(field, () => {
    // React hears of a text only where it differs from the one it saw last, and sees what is written in the usual way.
    field.value = '';
    ownValue?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
};

/**
 * Keeps what is pressed and typed while the page, or a region of it, is not alive yet, and hands it over in its order
 * once it is.
 */
export const keepPresses = (): void => {
  window.addEventListener(ALIVE, () => {
    isAlive = true;
  });
  window.addEventListener('click', keepPress, true);
  window.addEventListener('submit', keepForm, true);
  window.addEventListener('input', keepText, true);
};
