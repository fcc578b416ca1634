import { mountStandalone } from '@shop/contracts/remote/standalone';
import remote from './remote.ts';

const element = document.getElementById('root');
if (element) void mountStandalone(remote, element);
