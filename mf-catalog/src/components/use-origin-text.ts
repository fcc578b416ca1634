import { useFactText } from './use-fact-text.ts';

/** Where it comes from and of what it is made: `Piedmont · Barbera`. Empty when neither is known. */
export const useOriginText = (region: string | null, grapes: readonly string[]): string => {
  const factText = useFactText();
  return [
    ...(region === null ? [] : [factText('region', region)]),
    ...grapes.map((it) => factText('grape', it)),
  ].join(' · ');
};
