/**
 * Runs `action` once the pointer is up, at once when it is not down. A field is left when the button below is pressed:
 * a message that came then would move the button away under the pointer, and the press would be lost.
 */
export function whenReleased(action: () => void): void {
  // After the click that follows.
  if (document.querySelector(':active'))
    document.addEventListener('mouseup', () => setTimeout(action), { once: true })
  else action()
}
