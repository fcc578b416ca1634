#!/usr/bin/env node
// Serves the artifacts of a remote, in place of a bucket or CDN.
import '../static-host/serve.ts';
