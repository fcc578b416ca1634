#!/usr/bin/env node
// Creates a remote in the current folder.
import '../create-remote/create-remote.ts';
