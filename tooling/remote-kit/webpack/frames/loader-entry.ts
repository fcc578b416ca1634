import { files } from '../../../../shared-contracts/remote/files/index.ts';

// A frame has no federation; its chunks use the same loader as those of a page (verified-files.ts).
Object.assign(globalThis, { shop_federation: { files } });
