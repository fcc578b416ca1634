import { setImmediate as turn } from 'node:timers/promises';
import { eventually } from '../../testing/eventually.ts';
import { createSchedule, type Schedule } from './schedule.ts';

let schedule: Schedule;
let reported: unknown[];
beforeEach(() => {
  reported = [];
  schedule = createSchedule((error) => reported.push(error));
});
afterEach(() => schedule.stop());

describe('the schedule', () => {
  it('does work again and again, never twice at once', async () => {
    let [running, most, turns] = [0, 0, 0];
    let release = () => {};
    schedule.every(1, async () => {
      running += 1;
      most = Math.max(most, running);
      turns += 1;
      if (turns === 1) await new Promise<void>((resolve) => (release = resolve));
      running -= 1;
    });
    let ticks = 0;
    schedule.every(1, () => {
      ticks += 1;
    });
    await eventually(() => ticks >= 5);
    expect(turns).toBe(1);
    release();
    await eventually(() => turns >= 3);
    expect(most).toBe(1);
  });

  it('reports a failure and continues', async () => {
    const broken = new Error('broken');
    let turns = 0;
    schedule.every(1, () => {
      turns += 1;
      if (turns === 1) throw broken;
    });
    await eventually(() => turns >= 2);
    expect(reported).toEqual([broken]);
  });

  it('ends when the work under way is done', async () => {
    let [started, ended] = [false, false];
    let release = () => {};
    schedule.every(1, async () => {
      started = true;
      await new Promise<void>((resolve) => (release = resolve));
    });
    await eventually(() => started);
    const stopped = schedule.stop().then(() => (ended = true));
    await turn();
    expect(ended).toBe(false);
    release();
    await stopped;
  });
});
