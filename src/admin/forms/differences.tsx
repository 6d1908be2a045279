import { useState } from 'react'
import { adminForms as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { contentLang } from '#ui/content-lang.ts'
import { When } from '../components/relative-time.tsx'
import type { Collision } from './use-versioned-form.ts'

/** A form's fields in words. */
export type FieldTexts<Values> = {
  labelOf: (name: string) => string
  textOf: (values: Values, name: string) => string
}

type Side = 'mine' | 'theirs'

/** The changes of two people, field by field: the second to save chooses, so that nothing is lost unseen. */
export function Differences<Item, Values>({
  collision: { values: theirs, merge },
  mine,
  what,
  saved,
  texts: { labelOf, textOf },
  onResolve,
}: {
  collision: Collision<Item, Values>
  mine: Values
  what: string
  saved: { by?: string; at: string } | null
  texts: FieldTexts<Values>
  /** Takes the names of the fields that stay as they are in the form. */
  onResolve: (mine: string[]) => void
}) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = (name: string) => chosen[name] ?? (merge.mine.includes(name) ? 'mine' : undefined)
  const names = [...merge.both, ...merge.mine]
  const open = names.filter((name) => sideOf(name) === undefined)
  return (
    <div className="px-6 pb-6">
      <p className="mb-4 max-w-prose text-muted">
        <SavedBy saved={saved} what={what} />. {t.chooseVersion}
      </p>
      {merge.theirs.length > 0 && (
        <div className="mb-4 rounded-card bg-sand px-4 py-3">
          <h3 className="mb-1 text-sm text-muted">{t.theirChanges}</h3>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
            {merge.theirs.map((name) => (
              <div key={name} className="contents">
                <dt className="font-medium">{labelOf(name)}</dt>
                <dd lang={contentLang(textOf(theirs, name))} className="line-clamp-3 break-words">
                  {textOf(theirs, name)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <ul className="stack-4">
        {names.map((name) => (
          <li key={name}>
            <fieldset>
              <legend className="mb-1.5 font-medium">
                {labelOf(name)}
                {merge.both.includes(name) && (
                  <span className="ml-2 text-sm font-normal text-gold-700">{t.bothChanged}</span>
                )}
              </legend>
              <div className="grid gap-2 sm:grid-cols-2">
                {(['mine', 'theirs'] as const).map((side) => (
                  <Version
                    key={side}
                    name={`collision-${name}`}
                    label={side === 'mine' ? t.yours : t.theirs}
                    text={textOf(side === 'mine' ? mine : theirs, name)}
                    isChosen={sideOf(name) === side}
                    onChosen={() => setChosen({ ...chosen, [name]: side })}
                  />
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button
          variant="main"
          aria-disabled={open.length > 0}
          onClick={() => {
            if (open.length === 0) onResolve(names.filter((name) => sideOf(name) === 'mine'))
          }}
        >
          {t.saveVersion}
        </Button>
        <Button onClick={() => onResolve([])}>{t.discardMine}</Button>
        {open.length > 0 && (
          <p className="text-muted">{t.stillToChoose({ fields: open.map(labelOf).join(', ') })}</p>
        )}
      </div>
    </div>
  )
}

/** 'Omar saved this listing 5 minutes ago', as far as that is known. */
export function SavedBy({ saved, what }: { saved: { by?: string; at: string } | null; what: string }) {
  return (
    <>
      {t.savedBy({ by: saved?.by ?? t.someone, what })}
      {saved && (
        <>
          {' '}
          <When iso={saved.at} />
        </>
      )}
    </>
  )
}

/** A text beyond this is read in a box of its own. */
const longest = 600

function Version({
  name,
  label,
  text,
  isChosen,
  onChosen,
}: {
  name: string
  label: string
  text: string
  isChosen: boolean
  onChosen: () => void
}) {
  const isLong = text.length > longest
  return (
    <div className="rounded-card border border-field has-checked:border-green-700 has-checked:bg-green-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <label className="flex h-full cursor-pointer gap-3 p-3">
        <input
          type="radio"
          name={name}
          checked={isChosen}
          onChange={onChosen}
          className="mt-1 size-4.5 shrink-0 accent-green-700"
        />
        <span className="min-w-0">
          <span className="block text-sm text-muted">{label}</span>
          {!isLong && (
            <span lang={contentLang(text)} className="block break-words whitespace-pre-line">
              {text}
            </span>
          )}
        </span>
      </label>
      {isLong && (
        <textarea
          readOnly
          lang={contentLang(text)}
          aria-label={label}
          value={text}
          className="block h-56 w-full resize-y rounded-b-card border-t border-line bg-sand p-3 text-sm"
        />
      )}
    </div>
  )
}
