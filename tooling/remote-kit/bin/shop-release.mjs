#!/usr/bin/env node
// Publishes, promotes and rolls back releases of the remotes of this repository.
import '../release/release.ts';
