import { X } from 'lucide-react'
import { type MouseEvent, useMemo } from 'react'
import { formFields as t } from '#messages/site.ts'
import type { Answer } from '#ui/api.ts'
import { useAreas } from '#ui/map/use-areas.ts'
import { useCities } from '../../cities.ts'
import type { FormWith } from '../../forms/use-form.ts'
import { AreaChecklist } from '../search/area-checklist.tsx'

type AreaNames = 'purpose' | 'selectedAreas' | 'selectedAreasId' | 'cityId' | 'city'
type Change = (changes: { selectedAreas: string; selectedAreasId: string }) => void

/**
 * The chosen city and its areas: each a chip that can be taken away again; adding one twice changes nothing.
 * Without JavaScript there is no choosing here, and the field for other areas takes them.
 */
export function WantedAreas({
  form,
  values,
  firstAreas,
  onChange,
  onClearCity,
}: {
  form: FormWith<AreaNames>
  values: Readonly<Record<AreaNames, string>>
  /** Shown until those of the city are here. */
  firstAreas: Answer<'areas'>
  onChange: Change
  onClearCity: () => void
}) {
  const cityId = Number(values.cityId) || undefined
  const city = useCities().data.find(({ id }) => id === cityId)
  const loaded = useAreas(cityId, values.purpose === 'Rent' ? 'rent' : 'sale')
  const areas = useMemo(
    () => (loaded.length > 0 ? loaded : firstAreas.filter((area) => area.cityId === cityId)),
    [loaded, firstAreas, cityId],
  )
  const choices = useMemo(
    () => areas.map((area) => ({ ...area, count: area.listingCount ?? undefined })),
    [areas],
  )
  const names = lines(values.selectedAreas)
  const chosen = lines(values.selectedAreasId, ',').map((id, at) => ({
    id: Number(id),
    name: names[at] ?? id,
  }))
  const { id: fieldId, error } = form.field('selectedAreasId')

  function keep(next: typeof chosen) {
    onChange({
      selectedAreas: next.map(({ name }) => name).join('\n'),
      selectedAreasId: next.map(({ id }) => id).join(','),
    })
  }
  function toggle(id: number) {
    const others = chosen.filter((area) => area.id !== id)
    const name = areas.find((area) => area.id === id)?.name
    keep(others.length < chosen.length || !name ? others : [...chosen, { id, name }])
  }

  return (
    <fieldset id={fieldId} className="rounded-input border border-field p-3.5 noscript:hidden">
      <legend className="px-1 text-sm text-muted">{t.areas}</legend>
      <ul className="mb-3 flex flex-wrap gap-2">
        <Chip name={city?.name ?? values.city} focusNext="city" onRemove={onClearCity} />
        {chosen.map(({ id, name }) => (
          <Chip key={id} name={name} focusNext="areas" onRemove={() => toggle(id)} />
        ))}
      </ul>
      <div className="h-72 overflow-y-auto overscroll-contain p-0.5">
        <AreaChecklist
          areas={choices}
          named={chosen}
          chosenIds={chosen.map(({ id }) => id)}
          onToggle={toggle}
          startsShort
        />
      </div>
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
    </fieldset>
  )
}

/** The button goes with its chip, so that the focus moves on to where another can be chosen. */
function Chip({
  name,
  focusNext,
  onRemove,
}: {
  name: string
  focusNext: 'city' | 'areas'
  onRemove: () => void
}) {
  function remove({ currentTarget }: MouseEvent<HTMLElement>) {
    const next =
      focusNext === 'city'
        ? currentTarget.closest('form')?.querySelector<HTMLElement>('select[name=city]')
        : currentTarget.closest('fieldset')?.querySelector<HTMLElement>('input')
    next?.focus()
    onRemove()
  }
  return (
    <li>
      <button
        type="button"
        aria-label={t.removePlace({ place: name })}
        onClick={remove}
        className="flex min-h-11 items-center gap-2 rounded-full bg-green-50 px-4 text-start text-green-700 hover:bg-green-100"
      >
        {name}
        <X aria-hidden="true" className="size-4 shrink-0" />
      </button>
    </li>
  )
}

function lines(text: string, separator = '\n'): string[] {
  return text.split(separator).filter(Boolean)
}
