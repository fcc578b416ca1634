/** `const Memoized = React.memo(…`: a call at the top level of a module whose only effect is its result. */
const PURE_CALL =
  /^(const \w+ = )((?:[\w$]+\.)?(?:memo|createContext|createFormatted(?:DateTimeParts)?Component)\()/gmu;

/**
 * Marks such calls as free of side effects. The packages leave them unmarked, so webpack would keep each of them with
 * everything it refers to, although no module uses it: react-router's data routes, react-intl's other components.
 */
export default function markPureCalls(source) {
  return source.replace(PURE_CALL, '$1/*#__PURE__*/ $2');
}
