import { matchedParts } from './matched-parts.ts';
import css from './suggestions.module.css';

/** A text in which what was typed stands out. */
export const MatchedText = ({ text, term }: { text: string; term: string }) =>
  matchedParts(text, term).map((part, index) =>
    part.matched ? (
      <mark key={index} className={css.matched}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
