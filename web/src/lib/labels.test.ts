import { describe, expect, it } from 'vitest';
import { named, namedOptions, parts, subject } from './labels';
import type { Option, Seat } from './wire';

const seats = [{ name: 'Ana' }, { name: 'Bo' }, { name: '' }] as Seat[];

describe('labels', () => {
  it('call seats by their names', () => {
    expect(named('Seat 2', seats)).toBe('Bo');
    expect(named('Ask seat 1 for a RA card', seats)).toBe('Ask Ana for a RA card');
    expect(named('IMAM 3 (seat 3)', seats)).toBe('IMAM 3 (seat 3)');
    expect(named('Reseat 2', seats)).toBe('Reseat 2');
  });

  it('call who is chosen by name, with what they play', () => {
    const options = [{ option: 'seat:1', label: 'Eyrie Dynasties' }, { option: 'seat:0', label: '1' }, { option: 'seat:2', label: 'Vagabond' }] as Option[];
    expect(namedOptions(options, seats).map(({ label }) => label)).toEqual(['Bo (Eyrie Dynasties)', 'Ana', 'Vagabond']);
  });

  it('part from what stands in brackets at their end', () => {
    expect(parts('IMAM 3 (imam corner)')).toEqual({ main: 'IMAM 3', detail: 'imam corner' });
    expect(parts('Map (column) here')).toEqual({ main: 'Map (column) here', detail: '' });
    expect(parts('(all)')).toEqual({ main: '(all)', detail: '' });
  });
});

describe('the seat an event is about', () => {
  it('is the first that is named, not the one that chose', () => {
    expect(subject({ seat: 0, facts: ['seat:2', 'pip:3'] })).toBe(2);
    expect(subject({ seat: 0, facts: ['card:ra-1', 'color:red'] })).toBe(null);
    expect(subject({ seat: 1, facts: [] })).toBe(1);
  });
});
