/** Calls immediately, or once the whole page is parsed. */
export function whenParsed(call: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', call)
  else call()
}
