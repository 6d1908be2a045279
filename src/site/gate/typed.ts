/** Keeps typed text over a reload of the same page. */
import { keys } from './keys.ts'
import { whenParsed } from './when-parsed.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** Where a field is among all, its name, and what is in it. */
type Kept = [at: number, name: string, value: string, checked: boolean | undefined]

const fields = () => Array.from(document.querySelectorAll<Field>('input,select,textarea'))

/** What is in the fields now, for `restoreTyped`; no passwords, and no files, which no script may choose. */
export function keepTyped(): string {
  const kept: Kept[] = []
  fields().forEach((field, at) => {
    if (!/^(?:file|password|hidden)$/.test(field.type))
      kept.push([at, field.name, field.value, field instanceof HTMLInputElement ? field.checked : undefined])
  })
  return JSON.stringify({ top: scrollY, kept })
}

/** Puts it back, once. */
export function restoreTyped(): void {
  const text = sessionStorage.getItem(keys.typed)
  sessionStorage.removeItem(keys.typed)
  if (!text) return
  whenParsed(() => {
    const { top, kept }: { top: number; kept: Kept[] } = JSON.parse(text)
    const all = fields()
    for (const [at, name, value, checked] of kept) {
      const field = all[at]
      if (field?.name !== name) continue
      field.value = value
      if (field instanceof HTMLInputElement) field.checked = checked === true
    }
    scrollTo(0, top)
  })
}
