// A restarted container gets a new MAC address from podman, and until its first ARP request its neighbours send to the
// old one, up to 45 s. Servers that only answer send none, so this datagram to the network's gateway causes one.
import { createSocket } from 'node:dgram';

const GATEWAY = '10.89.77.1';
/** Discards what it receives (RFC 863). */
const PORT = 9;

const socket = createSocket('udp4');
socket.on('error', () => socket.close());
socket.send('', PORT, GATEWAY, () => socket.close());
