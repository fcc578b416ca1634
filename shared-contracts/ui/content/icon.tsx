import css from './icon.module.css';

/** Outlines on a 24 × 24 grid, drawn for the shop in one stroke width. */
const outlines = {
  account:
    'M12 12.5a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5ZM4.5 20.5c.9-3.4 3.8-5 7.5-5s6.6 1.6 7.5 5',
  cart: 'M6 8.5h12l1 12H5l1-12ZM9 11V7a3 3 0 0 1 6 0v4',
  check: 'm5 12.5 4.5 4.5L19.5 7',
  chevron: 'm9 5.5 6.5 6.5L9 18.5',
  close: 'm6 6 12 12M18 6 6 18',
  gift: 'M4.5 11h15v9.5h-15V11ZM3.5 7.5h17V11h-17V7.5ZM12 7.5v13M12 7.5C9 7.5 7.5 6.3 7.5 5s2.8-1.7 4.5 2.5c1.7-4.2 4.5-3.8 4.5-2.5S15 7.5 12 7.5Z',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c3 2.6 3.7 5.4 3.7 8.5s-.7 5.9-3.7 8.5c-3-2.6-3.7-5.4-3.7-8.5s.7-5.9 3.7-8.5Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20.5 20.5',
  trash: 'M5 7h14M9.5 7V4.5h5V7M6.5 7l1 13.5h9l1-13.5M10.3 10.5v6.5M13.7 10.5v6.5',
  truck:
    'M3 6.5h11v10.5H3V6.5ZM14 10h4l3 3.5V17h-7v-7ZM7 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 19.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
} as const;

export type IconName = keyof typeof outlines;

/** A line drawing beside or instead of a text that already says the same; itself unseen by screen readers. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg
    className={css.icon}
    viewBox="0 0 24 24"
    width="24"
    height="24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={outlines[name]} />
  </svg>
);
