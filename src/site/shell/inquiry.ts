/** Opens the inquiry modal from wherever a visitor may ask for it; its code comes on the first intent. */

const openers = new Set<() => void>()

/** The modal's host says how it is opened. */
export function onInquiryAsked(open: () => void): () => void {
  openers.add(open)
  return () => {
    openers.delete(open)
  }
}

export function askInquiry() {
  for (const open of openers) open()
}

/** Loads the form before it is asked for, when a pointer or the focus comes near. */
export function loadInquiryForm() {
  return import('./inquiry-form.tsx')
}
