/**
 * Runs `action` once the pointer is up, immediately when it is not down. Pressing the button below blurs a
 * field: a message shown then would move the button away under the pointer, and the press would be lost.
 */
export function whenReleased(action: () => void): void {
  // After the click that follows.
  if (document.querySelector(':active'))
    document.addEventListener('mouseup', () => setTimeout(action), { once: true })
  else action()
}
