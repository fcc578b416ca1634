import { useFactText } from './use-fact-text.ts';
import css from './origin-line.module.css';

/** Where it comes from and of what it is made: `Piedmont · Barbera`. */
export const OriginLine = ({
  region,
  grapes,
}: {
  region: string | null;
  grapes: readonly string[];
}) => {
  const factText = useFactText();
  const parts = [
    ...(region === null ? [] : [factText('region', region)]),
    ...grapes.map((it) => factText('grape', it)),
  ];
  return parts.length === 0 ? null : <p className={css.line}>{parts.join(' · ')}</p>;
};
