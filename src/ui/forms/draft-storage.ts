/** Where drafts are kept, apart from `useDraft`, so that a page whose form is loaded later can delete one. */

/** Deletes what was typed into a form. */
export function forgetDraft(name: string): void {
  attempt(() => sessionStorage.removeItem(draftKey(name)))
}

export function draftKey(name: string): string {
  return `aangan-draft-${name}`
}

/** Storage may be full or forbidden; a draft is a help, never a condition. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
