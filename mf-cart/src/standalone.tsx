import { mountStandalone } from '@shop/contracts/remote/standalone';
import remote from './remote.ts';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root"');
void mountStandalone(remote, element);
