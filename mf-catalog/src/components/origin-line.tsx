import css from './origin-line.module.css';
import { useOriginText } from './use-origin-text.ts';

interface Props {
  region: string | null;
  grapes: readonly string[];
}

/** Region and grape of an item on one line; nothing when neither is known. */
export const OriginLine = ({ region, grapes }: Props) => {
  const origin = useOriginText(region, grapes);
  return origin === '' ? null : <p className={css.line}>{origin}</p>;
};
