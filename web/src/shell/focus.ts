import type { Attachment } from 'svelte/attachments';

let had = false;

/**
 * Keeps the keyboard where it was: when a choice is made the pressed button goes away, and the focus
 * with it. If it was in this group, it goes to the group's first button once the next ask is there.
 */
export function keepFocus(_asked: number): Attachment<HTMLElement> {
  return (group) => {
    if (had && (document.activeElement === document.body || document.activeElement === null)) {
      group.querySelector<HTMLButtonElement>('button')?.focus({ preventScroll: true });
    }
    had = false;
    const enter = (): void => void (had = true);
    const leave = (event: FocusEvent): void => {
      if (event.relatedTarget) had = false;
    };
    group.addEventListener('focusin', enter);
    group.addEventListener('focusout', leave);
    if (group.contains(document.activeElement)) had = true;
    return () => {
      group.removeEventListener('focusin', enter);
      group.removeEventListener('focusout', leave);
    };
  };
}
