/**
 * What Tab reaches comes into view whole, with the room that style sheets ask for around it. WebKit leaves what is
 * partly in sight where it is, and knows no such room when the focus moves.
 */
export function scrollToFocus(signal?: AbortSignal): void {
  const onKey = ({ key }: KeyboardEvent) =>
    key === 'Tab' && document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  document.addEventListener('keyup', onKey, { ...(signal && { signal }) })
}
