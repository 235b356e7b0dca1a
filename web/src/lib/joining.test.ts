import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api, ApiError } from './api';
import { finishSitting, sitDown } from './joining';
import { memory } from './memory';

const lost = new ApiError('The server cannot be reached.', 0);
const taken = new ApiError('Somebody was quicker: that seat is taken.', 409);
const row: Record<string, unknown> = {};
const calls: unknown[][] = [];
const pauses: number[] = [];
const pause = (milliseconds: number): Promise<void> => (pauses.push(milliseconds), Promise.resolve());

function answers(...all: (string | ApiError)[]): void {
  vi.spyOn(api, 'join').mockImplementation((...given) => {
    calls.push(given);
    const next = all.shift() ?? lost;
    return typeof next === 'string' ? Promise.resolve({ token: next }) : Promise.reject(next);
  });
}

beforeEach(() => {
  for (const key of Object.keys(row)) delete row[key];
  calls.length = pauses.length = 0;
  vi.spyOn(memory, 'find').mockImplementation(() => ('table' in row ? row : null) as ReturnType<typeof memory.find>);
  vi.spyOn(memory, 'keep').mockImplementation((more) => Object.assign(row, more) as ReturnType<typeof memory.keep>);
});
afterEach(() => void vi.restoreAllMocks());

it('asks again with the same key when the answer is lost, waiting longer each time', async () => {
  answers(lost, lost, 'mine');
  expect(await sitDown('t', 'invite', 1, 'Bea', pause)).toBe('mine');
  expect(new Set(calls.map((given) => given[4])).size).toBe(1);
  expect(String(calls[0]?.[4])).toHaveLength(36);
  expect(pauses).toEqual([600, 1200]);
  expect(row).toMatchObject({ token: 'mine', joining: null });
});

it('does not ask again when the seat is taken, and takes the next one with a new key', async () => {
  answers(taken, 'other');
  await expect(sitDown('t', 'invite', 1, 'Bea', pause)).rejects.toBe(taken);
  await sitDown('t', 'invite', 2, 'Bea', pause);
  expect(calls[0]?.[4]).not.toBe(calls[1]?.[4]);
});

it('gives up after some tries but keeps the key for later', async () => {
  answers();
  await expect(sitDown('t', 'invite', 1, 'Bea', pause)).rejects.toBe(lost);
  expect(calls).toHaveLength(5);
  answers('mine');
  expect(await finishSitting('t')).toBe('mine');
  expect(calls[5]).toEqual(['t', 'invite', -1, '', calls[0]?.[4]]);
  expect(await finishSitting('t')).toBeNull();
});

it('forgets a key that took no seat', async () => {
  Object.assign(row, { table: 't', joining: 'k', invite: 'i' });
  answers(new ApiError('There is no such seat.', 400));
  expect(await finishSitting('t')).toBeNull();
  expect(row.joining).toBeNull();
});
