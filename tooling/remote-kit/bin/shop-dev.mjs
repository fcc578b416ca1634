#!/usr/bin/env node
// Develops the remotes of this repository in a shop that runs elsewhere.
import '../development/dev.ts';
