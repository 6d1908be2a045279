import { getRouteApi } from '@tanstack/react-router'
import { adminSystem as t } from '#messages/admin.ts'
import { groupedBy } from '#ui/grouped-by.ts'
import { Panel, Screen } from '../components/screen.tsx'
import { SettingsForm } from './settings-form.tsx'

const route = getRouteApi('/admin/settings')

/** What staff set themselves, and what is set elsewhere. */
export function SettingsScreen() {
  const { data, staff } = route.useLoaderData()
  const groups = groupedBy(data.fixed, ({ group }) => group)
  return (
    <Screen title={t.settings.title} text={t.settings.intro}>
      {data.warnings.map((warning) => (
        <p key={warning} role="alert" className="mb-4 rounded-card bg-gold-50 px-4 py-3 text-gold-700">
          {warning}
        </p>
      ))}
      <SettingsForm settings={data.settings} defaults={data.defaults} staff={staff} />
      <h2 className="mt-10 mb-1 text-xl">{t.settings.elsewhere}</h2>
      <p className="mb-4 max-w-xl text-muted">{t.settings.elsewhereHelp}</p>
      {[...groups].map(([group, facts]) => (
        <Panel key={group} title={group}>
          <dl className="divide-y divide-line">
            {facts.map(({ name, value, changedIn }) => (
              <div
                key={name}
                className="grid gap-x-6 gap-y-1 py-2.5 md:grid-cols-[220px_minmax(0,1fr)_220px]"
              >
                <dt className="text-muted">{name}</dt>
                <dd className="min-w-0 break-words">{value}</dd>
                <dd className="min-w-0 font-mono text-sm break-words text-muted">{changedIn}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      ))}
    </Screen>
  )
}
