import { useEffect, useRef } from 'react';

/**
 * What the server rendered of a page whose code cannot be had: it can be read and its links work; what needs the
 * code (buttons, fields) is switched off.
 */
export const Remains = ({ of }: { of: DocumentFragment }) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const copy = of.cloneNode(true) as DocumentFragment;
    for (const control of copy.querySelectorAll('button, input, select, textarea')) {
      control.setAttribute('disabled', '');
    }
    ref.current?.replaceChildren(copy);
  }, [of]);
  return <div ref={ref} />;
};
