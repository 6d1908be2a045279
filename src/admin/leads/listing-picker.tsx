import { Command } from 'cmdk'
import { useEffect, useId, useState } from 'react'
import { newLead as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { FieldNote, fieldBox } from '#ui/field.tsx'
import { Price } from '#ui/price.tsx'
import { type FoundListing, findListings } from './find-listings.ts'

const restMs = 250
const none: readonly FoundListing[] = []

/** A listing by its property ID or words of its title. */
export function ListingPicker({
  value,
  error,
  onValue,
}: {
  value: number | null
  error: string | undefined
  onValue: (id: number | null) => void
}) {
  const [chosen, choose] = useState<FoundListing>()
  useEffect(() => {
    if (value === null || chosen?.id === value) return
    const stop = new AbortController()
    findListings(String(value), stop.signal).then((found) => choose(found.find(({ id }) => id === value)))
    return () => stop.abort()
  }, [value, chosen])
  if (value !== null) {
    return (
      <div>
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-sand px-4 py-3">
          {chosen?.id === value ? <Described listing={chosen} /> : <p>{t.chosenListing({ value })}</p>}
          <Button size="sm" onClick={() => onValue(null)}>
            {t.changeListing}
          </Button>
        </div>
        <FieldNote id="property-note" tone="error">
          {error}
        </FieldNote>
      </div>
    )
  }
  return (
    <Look
      error={error}
      onChosen={(listing) => {
        choose(listing)
        onValue(listing.id)
      }}
    />
  )
}

function Look({ error, onChosen }: { error: string | undefined; onChosen: (listing: FoundListing) => void }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly FoundListing[]>()
  const text = typed.trim()
  useEffect(() => {
    setFound(undefined)
    if (text === '') return
    const stop = new AbortController()
    const look = () => findListings(text, stop.signal).then(setFound, () => setFound(none))
    const timer = setTimeout(() => void look(), restMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text])
  return (
    <Command label={t.listing} shouldFilter={false} className="relative">
      <Command.Input
        value={typed}
        onValueChange={setTyped}
        placeholder={t.listing}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        className={`${fieldBox} ${error ? 'border-danger' : 'border-field'}`}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-[0.5rem] left-3.5 text-xs text-muted"
      >
        {t.listing}
      </span>
      <FieldNote id={`${id}-note`} tone={error ? 'error' : 'hint'}>
        {error ?? t.listingHint}
      </FieldNote>
      <Command.List
        className={`mt-2 max-h-72 overflow-y-auto rounded-card border border-line bg-white p-2 ${found ? '' : 'hidden'}`}
      >
        {found && <Command.Empty className="px-3 py-4 text-muted">{t.noListing}</Command.Empty>}
        {(found ?? none).map((listing) => (
          <Command.Item
            key={listing.id}
            value={String(listing.id)}
            onSelect={() => onChosen(listing)}
            className="cursor-pointer rounded-card px-3 py-2 aria-selected:bg-green-50"
          >
            <Described listing={listing} />
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  )
}

function Described({ listing: { id, title, price, purpose, place, agent } }: { listing: FoundListing }) {
  return (
    <div className="min-w-0">
      <p className="font-medium">{title}</p>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <Price pkr={price} purpose={purpose} className="text-ink" />
        <span>{`${place} · ID ${id}`}</span>
        {agent && <span>{t.listingAgent({ agent })}</span>}
      </p>
    </div>
  )
}
