export {
  ANSWER_HEADERS,
  dropDocumentHeaders,
  nameCharset,
  setFrameHeaders,
  transportSecurity,
} from './response-headers.ts';
export { deltaName, sendDelta, setDictionaryHeaders } from './dictionaries.ts';
export { bearerToken, requestId } from './request-headers.ts';
export { endConnections } from './end-connections.ts';
export { mergeSignals, type MergedSignal } from './merge-signals.ts';
export { limitFetch, readBytes, readJson, ResponseTooLarge } from './read-limited.ts';
export { logLine, loggerOptions, redact, setLogContext } from './log-line.ts';
export { matchesSecret } from './matches-secret.ts';
export { makePrivateFile } from './private-file.ts';
