export { limitFetch } from './limit-fetch.ts';
export { AnswerTooLong, readBytes, readJson } from './read-limited.ts';
