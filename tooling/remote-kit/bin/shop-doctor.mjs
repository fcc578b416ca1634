#!/usr/bin/env node
// Tells what of a team's setup is off, and what to do next. Changes nothing.
import '../doctor/doctor.ts';
