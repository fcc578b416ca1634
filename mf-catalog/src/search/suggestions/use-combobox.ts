import { useEffect, useLayoutEffect, useState } from 'react';
import type { Choice } from './choices.ts';

/**
 * Index that a key moves to: null returns to the text, undefined means that the key does not move. Arrows wrap
 * around; Home and End act on the text while no option is active.
 */
export const moveActive = (
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  active: number | null,
  count: number,
): number | null | undefined => {
  if (count === 0 || altKey) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : (active + 1) % count;
    case 'ArrowUp':
      return ((active ?? 0) - 1 + count) % count;
    case 'Home':
      return active === null ? undefined : 0;
    case 'End':
      return active === null ? undefined : count - 1;
    case 'ArrowLeft':
    case 'ArrowRight':
      return active === null ? undefined : null;
    default:
      return undefined;
  }
};

interface Options {
  field: HTMLInputElement;
  listId: string;
  choices: readonly Choice[];
  /** Delete was pressed on a choice. @returns whether it was handled */
  onDelete: (choice: Choice) => boolean;
}

const setAttributes = (field: HTMLInputElement, all: Record<string, string | null>): void => {
  for (const [name, value] of Object.entries(all)) {
    if (value === null) field.removeAttribute(name);
    else field.setAttribute(name, value);
  }
};

/**
 * Makes a text field a combobox: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The focus stays in the field,
 * whose `aria-activedescendant` names the active option.
 */
export const useCombobox = ({ field, listId, choices, onDelete }: Options) => {
  const [expanded, setExpanded] = useState(() => document.activeElement === field);
  const [activeId, setActiveId] = useState<string | null>(null);
  const open = expanded && choices.length > 0;
  const index = open ? choices.findIndex(({ id }) => id === activeId) : -1;
  const active = index < 0 ? null : index;
  const optionId = (at: number) => `${listId}-${at}`;
  const close = () => {
    setExpanded(false);
    setActiveId(null);
  };

  useLayoutEffect(() => {
    setAttributes(field, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(open),
      'aria-controls': open ? listId : null,
      'aria-activedescendant': active === null ? null : `${listId}-${active}`,
    });
    if (active !== null)
      document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [field, listId, open, active]);

  // Attached in the same commit as the list, so the first key after it appears acts on the list.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // An input method uses arrows and Enter while it composes.
      if (event.isComposing || event.ctrlKey || event.metaKey) return;
      const choice = active === null ? undefined : choices[active];
      const move = moveActive(event, active, choices.length);
      if (event.key === 'Tab') close();
      else if (event.key === 'Escape') {
        event.preventDefault();
        if (open) close();
        else if (field.value) {
          field.value = '';
          field.dispatchEvent(new Event('input', { bubbles: true }));
          close();
        }
      } else if (event.key === 'Enter' && choice) {
        event.preventDefault();
        document.getElementById(`${listId}-${active}`)?.click();
      } else if (event.key === 'Delete' && choice && onDelete(choice)) event.preventDefault();
      else if (event.altKey && event.key === 'ArrowUp') close();
      else if (!open && /^Arrow(?:Up|Down)$/.test(event.key)) {
        event.preventDefault();
        setExpanded(true);
      } else if (open && move !== undefined) {
        if (move !== null) event.preventDefault();
        setActiveId(move === null ? null : (choices[move]?.id ?? null));
      }
    };
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  });

  useEffect(() => {
    const { form } = field;
    const show = () => {
      setExpanded(true);
      setActiveId(null);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!form?.contains(relatedTarget as Node | null)) close();
    };
    // A touch outside the field does not blur it on every phone.
    const outside = ({ target }: PointerEvent) => {
      if (form?.contains(target as Node | null)) return;
      close();
      field.blur();
    };
    const openers = ['focus', 'input', 'click'];
    for (const name of openers) field.addEventListener(name, show);
    field.addEventListener('blur', leave);
    form?.addEventListener('submit', close);
    document.addEventListener('pointerdown', outside);
    return () => {
      for (const name of openers) field.removeEventListener(name, show);
      field.removeEventListener('blur', leave);
      form?.removeEventListener('submit', close);
      document.removeEventListener('pointerdown', outside);
      setAttributes(field, {
        role: null,
        'aria-autocomplete': null,
        'aria-expanded': null,
        'aria-controls': null,
        'aria-activedescendant': null,
      });
    };
  }, [field]);

  return { open, active, optionId, close };
};
