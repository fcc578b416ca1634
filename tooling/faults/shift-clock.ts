/**
 * A jump of one process's clock: `NODE_OPTIONS=--import=…/shift-clock.ts CLOCK_SHIFT=<ms>` makes `Date` of that process,
 * its workers included, differ from the machine's by so much. Timers keep their durations, as after a real jump.
 */
const shift = Number(process.env['CLOCK_SHIFT'] ?? 0);
const MachineDate = Date;

class ShiftedDate extends MachineDate {
  constructor(...given: [] | ConstructorParameters<typeof MachineDate>) {
    if (given.length === 0) super(MachineDate.now() + shift);
    else super(...given);
  }

  static override now(): number {
    return MachineDate.now() + shift;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;
