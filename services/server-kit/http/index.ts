export { ANSWER_HEADERS, asFileOfPage, asFrame, transportSecurity } from './answer-headers.ts';
export { endConnections } from './end-connections.ts';
export { limitFetch } from './limit-fetch.ts';
export { AnswerTooLong, readBytes, readJson } from './read-limited.ts';
export { logLine, loggerOptions } from './log-line.ts';
export { requestId } from './request-id.ts';
export { makePrivateFile } from './private-file.ts';
