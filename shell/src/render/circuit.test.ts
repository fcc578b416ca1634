import { CircuitOpen, createCircuit } from './circuit.ts';

const hang = () => new Promise<never>(() => undefined);
const answer = async () => 'there';

let time = 0;
beforeEach(() => {
  time = 0;
});
const make = () => createCircuit({ limit: 1, tolerance: 1, pause: 5000 }, () => time);

describe('createCircuit', () => {
  it('ends a call at its limit, with its signal', async () => {
    let given: AbortSignal | undefined;
    const call = (signal: AbortSignal) => {
      given = signal;
      return hang();
    };
    await expect(make()(call)).rejects.toThrow(CircuitOpen);
    expect(given?.aborted).toBe(true);
  });

  it('asks no more while the service is known to hang', async () => {
    const circuit = make();
    await expect(circuit(hang)).rejects.toThrow(CircuitOpen);
    const asked = jest.fn(answer);
    await expect(circuit(asked)).rejects.toThrow(CircuitOpen);
    expect(asked).not.toHaveBeenCalled();
  });

  it('lets one call try after a while, and all once it answered', async () => {
    const circuit = make();
    await expect(circuit(hang)).rejects.toThrow(CircuitOpen);
    time = 5000;
    const trying = circuit(answer);
    const beside = jest.fn(answer);
    await expect(circuit(beside)).rejects.toThrow(CircuitOpen);
    expect(beside).not.toHaveBeenCalled();
    expect(await trying).toBe('there');
    expect(await circuit(beside)).toBe('there');
  });

  it('opens after several late calls in a row, not after one in a busy moment', async () => {
    const circuit = createCircuit({ limit: 1, tolerance: 3, pause: 5000 }, () => time);
    const late = () => expect(circuit(hang)).rejects.toThrow(/longer than/);
    await late();
    await late();
    expect(await circuit(answer)).toBe('there');
    await late();
    await late();
    await late();
    await expect(circuit(answer)).rejects.toThrow(/hang a moment ago/);
  });

  it('opens again after one late trial', async () => {
    const circuit = createCircuit({ limit: 1, tolerance: 2, pause: 5000 }, () => time);
    for (const reason of [/longer than/, /longer than/, /hang a moment ago/])
      await expect(circuit(hang)).rejects.toThrow(reason);
    time = 5000;
    await expect(circuit(hang)).rejects.toThrow(/longer than/);
    await expect(circuit(answer)).rejects.toThrow(/hang a moment ago/);
  });

  it('stays closed when the service refuses at once', async () => {
    const circuit = make();
    await expect(circuit(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(await circuit(answer)).toBe('there');
  });
});
