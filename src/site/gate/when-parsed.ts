/** Calls at once, or when the whole page is here. */
export function whenParsed(call: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', call)
  else call()
}
