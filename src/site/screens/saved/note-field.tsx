import { useId } from 'react'
import { longestNote } from '#contract/saved/saved-limits.ts'
import { savedScreen as t } from '#messages/site.ts'
import type { HomeKey } from '#ui/saved/home-key.ts'
import { savedHomes } from '#ui/saved/saved-homes.ts'

/** What the visitor writes about a home, kept with every letter. On paper it is the text alone. */
export function NoteField({ id, note, title }: { id: HomeKey; note: string; title: string }) {
  const field = useId()
  return (
    <>
      <div className="print:hidden">
        <label htmlFor={field} className="mb-1 block text-sm text-muted">
          <span aria-hidden="true">{t.note}</span>
          <span className="sr-only">{t.noteAbout({ title })}</span>
        </label>
        <textarea
          id={field}
          dir="auto"
          rows={2}
          maxLength={longestNote}
          value={note}
          placeholder={t.noteHint}
          onChange={({ currentTarget }) => savedHomes.setNote(id, currentTarget.value)}
          className="block w-full rounded-input border border-field bg-white px-3.5 py-2 text-base placeholder:text-muted"
        />
      </div>
      {note && (
        <p dir="auto" className="hidden whitespace-pre-line print:block">
          {note}
        </p>
      )}
    </>
  )
}
