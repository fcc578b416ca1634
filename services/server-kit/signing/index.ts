export {
  describesRelease,
  keyId,
  readStatement,
  signerOf,
  stateRelease,
} from './release-statement.ts';
