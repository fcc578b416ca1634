export { codeAsIssued, plainCode } from './plain-code.ts';
