import { useFactText } from '../facts/fact-text.ts';
import css from './origin-line.module.css';

/** Where it comes from and of what it is made: `Piedmont · Barbera`. Empty when neither is known. */
export const useOriginText = (region: string | null, grapes: readonly string[]): string => {
  const factText = useFactText();
  return [
    ...(region === null ? [] : [factText('region', region)]),
    ...grapes.map((it) => factText('grape', it)),
  ].join(' · ');
};

interface Props {
  region: string | null;
  grapes: readonly string[];
}

/** Region and grape of an item on one line; nothing when neither is known. */
export const OriginLine = ({ region, grapes }: Props) => {
  const origin = useOriginText(region, grapes);
  return origin === '' ? null : <p className={css.line}>{origin}</p>;
};
