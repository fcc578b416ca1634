import { remoteTests } from '@shop/remote-kit/jest';

export default remoteTests({ folder: import.meta.dirname });
