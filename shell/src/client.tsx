import './global.css';
import { allowRemoteOrigins } from './boot/allow-remote-origins.ts';
import './boot/provide-contracts.ts';
import { readBoot } from './boot/read-boot.ts';
import { start } from './boot/start.tsx';

const boot = readBoot();
allowRemoteOrigins(boot.remotes);
void start(boot);
