import { marlaBases } from '#contract/listings/property.ts'
import { parseLatLong } from '#contract/places/lat-long.ts'
import { priceImports, imports as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { call } from '../call.ts'
import { Choice } from '../components/choice.tsx'
import { Problem } from '../components/problem.tsx'
import { useForm } from '../forms/use-form.ts'
import { useCities } from '../lookups.ts'
import type { Detail, Mapping } from './labels.ts'
import { wireMapping } from './wire-mapping.ts'

type Unknown = NonNullable<Detail['preview']>['unknownCities'][number]
/** What is done with a city of the file: nothing, a new one is made, or it is another one under another name. */
type Decision = { what: 'leave' | 'create' | number; place: string; marla: number | null }

/**
 * The file's cities that are not on the site: each is created or matched to an existing one, and the file read again.
 */
export function UnknownCities({ run, onRun }: { run: Detail; onRun: (run: Detail) => void }) {
  const unknown = run.state === 'previewed' ? (run.preview?.unknownCities ?? []) : []
  const cities = useCities()
  const form = useForm<{ decisions: Readonly<Record<string, Decision>> }>({
    initial: { decisions: {} },
    async send() {
      if (!mapping) return
      const decided = unknown.map((city) => ({ name: city.name, ...decisionOf(city) }))
      const body = { mapping: wireMapping(withCities(mapping, decided, cities)), profile: run.profile }
      onRun((await call('previewImport', { params: { run: run.id }, body })).data)
    },
  })
  const { decisions } = form.values
  const { mapping } = run
  if (unknown.length === 0 || !mapping) return null
  const decisionOf = (city: Unknown): Decision =>
    decisions[city.name] ?? {
      what: 'leave',
      place: city.lat === null || city.long === null ? '' : `${city.lat}, ${city.long}`,
      marla: null,
    }
  const decide = (city: Unknown, part: Partial<Decision>) =>
    form.set('decisions', { ...decisions, [city.name]: { ...decisionOf(city), ...part } })
  const isReady = unknown.some((city) => decisionOf(city).what !== 'leave')
  const lacksPlace = (city: Unknown) =>
    decisionOf(city).what === 'create' && !parseLatLong(decisionOf(city).place)
  const isOff = form.isSending || !isReady || unknown.some(lacksPlace)
  return (
    <section aria-label={t.cities.title} className="mt-5 rounded-card bg-gold-50 p-4">
      <h3 className="font-medium">{t.cities.title}</h3>
      <p className="mb-3 text-sm text-muted">
        {run.subject === 'prices' ? priceImports.unknownCitiesHelp : t.cities.help}
      </p>
      <ul className="stack-4">
        {unknown.map((city) => {
          const { what, place, marla } = decisionOf(city)
          return (
            <li key={city.name} className="grid items-start gap-3 md:grid-cols-3">
              <Choice
                label={t.cities.rows({ name: city.name, count: city.rows })}
                name={`city-${city.name}`}
                value={what}
                options={[
                  ['leave', t.cities.skip],
                  // A file of prices makes no places.
                  ...(run.subject === 'listings'
                    ? [['create', t.cities.create({ name: city.name })] as const]
                    : []),
                  ...cities.map(({ id, name }) => [id, t.cities.same({ name })] as const),
                ]}
                onValue={(next) => decide(city, { what: next })}
              />
              {what === 'create' && (
                <>
                  <Field
                    label={t.cities.latLong}
                    name={`place-${city.name}`}
                    value={place}
                    hint={t.cities.latLongHint}
                    error={place !== '' && !parseLatLong(place) ? t.cities.latLongWrong : undefined}
                    onValue={(text) => decide(city, { place: text })}
                  />
                  <Choice
                    label={t.cities.marla}
                    name={`marla-${city.name}`}
                    value={marla}
                    options={[
                      [null, t.cities.marlaDefault],
                      ...marlaBases.map((basis) => [basis, t.sqft({ basis })] as const),
                    ]}
                    onValue={(next) => decide(city, { marla: next })}
                  />
                </>
              )}
            </li>
          )
        })}
      </ul>
      <Problem className="mt-3">{form.error}</Problem>
      <Button
        className="mt-4"
        aria-disabled={isOff}
        onClick={() => {
          if (!isOff) void form.submit()
        }}
      >
        {t.cities.previewAgain}
      </Button>
    </section>
  )
}

function withCities(
  mapping: Mapping,
  decided: ReadonlyArray<Decision & { name: string }>,
  cities: readonly { id: number; name: string }[],
): Mapping {
  const made = decided.flatMap(({ name, what, place, marla }) => {
    const found = parseLatLong(place)
    const basis = marlaBases.find((one) => one === marla) ?? null
    return what === 'create' && found ? [{ name, lat: found.lat, long: found.long, marla: basis }] : []
  })
  const matched = decided.flatMap(({ name, what }) => {
    const same = cities.find(({ id }) => id === what)
    return same ? [{ text: name, name: same.name }] : []
  })
  return {
    ...mapping,
    cities: [...mapping.cities, ...made],
    cityNames: [...(mapping.cityNames ?? []), ...matched],
  }
}
