import { describe, expect, it } from 'vitest';
import { command } from './keys';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('keys', () => {
  it('pick options by number', () => {
    expect(command(press('1'), false)).toEqual({ do: 'pick', index: 0 });
    expect(command(press('9'), false)).toEqual({ do: 'pick', index: 8 });
    expect(command(press('0'), false)).toBeNull();
  });

  it('never choose or undo while the past is shown', () => {
    expect(command(press('1'), true)).toBeNull();
    expect(command(press('u'), true)).toBeNull();
  });

  it('step through the replay', () => {
    expect(command(press('ArrowLeft'), false)).toEqual({ do: 'replay', step: 'back' });
    expect(command(press('End'), true)).toEqual({ do: 'replay', step: 'last' });
    expect(command(press('p'), true)).toEqual({ do: 'play' });
    expect(command(press('Escape'), true)).toEqual({ do: 'leave' });
    expect(command(press('Escape'), false)).toBeNull();
  });

  it('leave the browser its own', () => {
    expect(command(press('1', { ctrlKey: true }), false)).toBeNull();
    expect(command(press('ArrowLeft', { altKey: true }), false)).toBeNull();
    expect(command(press('Tab'), false)).toBeNull();
    expect(command(press('Enter'), false)).toBeNull();
  });
});
