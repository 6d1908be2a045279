import { marlaBases, type SizeUnit, sizeUnits } from '#contract/listings/property.ts'
import { imports as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { call } from '../call.ts'
import { Problem } from '../components/problem.tsx'
import { Panel } from '../components/screen.tsx'
import { FormElement } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import { ColumnsRow, importFieldRows } from './columns-row.tsx'
import { KeyRows } from './key-rows.tsx'
import type { Detail, Mapping, Profile } from './labels.ts'
import { MapRow, Pick } from './map-row.tsx'
import { PriceRows } from './price-rows.tsx'
import { PurposeRows } from './purpose-rows.tsx'
import { SaveProfile } from './save-profile.tsx'
import { TypeRows, typesIn } from './type-rows.tsx'
import { wireMapping } from './wire-mapping.ts'

const spokenUnits: Readonly<Record<SizeUnit, string>> = t.units

/** Which column is what. The server's guess, or a profile's word, is there already. */
export function MappingForm({
  run,
  mapping: begun,
  profiles,
  onRun,
}: {
  run: Detail
  mapping: Mapping
  profiles: readonly Profile[]
  onRun: (run: Detail) => void
}) {
  const form = useForm({
    initial: () => ({ mapping: begun, profile: run.profile }),
    async send({ mapping, profile }) {
      const body = { mapping: wireMapping(mapping), profile }
      onRun((await call('previewImport', { params: { run: run.id }, body })).data)
    },
  })
  const { mapping, profile } = form.values
  const change = (part: Partial<Mapping>) => form.update('mapping', (before) => ({ ...before, ...part }))
  const choose = (name: string) => {
    const known = profiles.find((one) => one.name === name)
    form.set('profile', name)
    if (known) form.update('mapping', ({ delimiter }) => ({ ...known.mapping, delimiter }))
  }
  return (
    <Panel title={t.mapping.title}>
      <FormElement form={form}>
        <div className="divide-y divide-line">
          <MapRow label={t.mapping.profile} hint={t.mapping.profileHint}>
            <Pick
              label={t.mapping.profile}
              value={profile}
              none={t.mapping.noProfile}
              options={profiles.map(({ name }) => [name, name])}
              onValue={choose}
            />
            <p className="text-sm text-muted">{profiles.find(({ name }) => name === profile)?.about}</p>
          </MapRow>
          {importFieldRows(run).map((field) => (
            <ColumnsRow
              key={field.name}
              field={field}
              columns={run.columns}
              chosen={mapping.columns[field.name] ?? []}
              onChosen={(names) =>
                change({
                  columns: { ...mapping.columns, [field.name]: names },
                  ...(field.name === 'type' && { types: typesIn(run.columns, names[0]) }),
                })
              }
            />
          ))}
          <MapRow label={t.mapping.sizeUnit} hint={t.mapping.sizeUnitHint}>
            <Pick
              label={t.mapping.sizeUnit}
              value={mapping.sizeUnit ?? ''}
              none={t.mapping.skipWithoutUnit}
              options={sizeUnits.map((unit) => [unit, spokenUnits[unit]])}
              onValue={(text) => change({ sizeUnit: sizeUnits.find((unit) => unit === text) ?? null })}
            />
          </MapRow>
          {run.subject === 'prices' ? (
            <PriceRows mapping={mapping} onChange={change} />
          ) : (
            <KeyRows columns={run.columns} mapping={mapping} onChange={change} />
          )}
          <PurposeRows columns={run.columns} mapping={mapping} onChange={change} />
          <TypeRows columns={run.columns} mapping={mapping} onChange={change} />
          <MapRow label={t.mapping.marla} hint={t.mapping.marlaHint}>
            <Pick
              label={t.mapping.marlaLabel}
              value={String(mapping.marla)}
              options={marlaBases.map((basis) => [String(basis), t.sqft({ basis })])}
              onValue={(text) =>
                change({ marla: marlaBases.find((basis) => String(basis) === text) ?? mapping.marla })
              }
            />
          </MapRow>
          <SaveProfile
            mapping={mapping}
            source={mapping.source}
            onSource={(source) => change({ source })}
            onSaved={(name) => form.set('profile', name)}
          />
        </div>
        <Problem className="mt-5">
          {Object.keys(form.errors).length > 0 ? errorSentence(form.errors) : form.error}
        </Problem>
        <Button type="submit" variant="main" className="mt-6" aria-disabled={form.isSending}>
          {form.isSending && <Spinner />}
          {t.mapping.preview}
        </Button>
      </FormElement>
    </Panel>
  )
}

/** What is wrong with which part: 'columns.city: Choose a column'. */
function errorSentence(fields: Readonly<Record<string, string>>): string {
  const [[name = '', message = ''] = []] = Object.entries(fields).sort(
    ([one], [other]) => other.length - one.length,
  )
  const what = name
    .replace(/^mapping\.?/, '')
    .replace(/^columns\./, '')
    .replace(/\.\d+.*/, '')
  return what ? `${what.replaceAll('_', ' ')}: ${message}` : message
}
