// A restarted container gets a new MAC address from podman, and until its next ARP request its neighbours send to the
// old one, up to 45 s. Servers that only answer send none. A datagram to an unused address causes three, a second apart:
// one alone is ignored by a neighbour whose entry changed less than a second before (locktime of arp(7)).
import { createSocket } from 'node:dgram';

/** In the subnet of compose.yaml, of no container. */
const UNUSED = '10.89.77.254';
/** Discards what it receives (RFC 863). */
const PORT = 9;

const socket = createSocket('udp4');
socket.on('error', () => socket.close());
socket.send('', PORT, UNUSED, () => socket.close());
