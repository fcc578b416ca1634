import { useFactText } from '../facts/fact-text.ts';
import css from './origin-line.module.css';

/** Region and grapes of an item, such as `Piedmont · Barbera`. Empty if both are unknown. */
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

/** Region and grapes on one line. Renders nothing if both are unknown. */
export const OriginLine = ({ region, grapes }: Props) => {
  const origin = useOriginText(region, grapes);
  return origin === '' ? null : <p className={css.line}>{origin}</p>;
};
