import type { AlertChannel } from '#contract/alerts/alert-fields.ts'
import { alertPages as t } from '#messages/site.ts'
import { SearchAlertForm } from './alert-form.tsx'
import { DescribedSearch } from './described-search.tsx'

/** What the dialog of a search holds. */
export function SaveSearchForm({
  query,
  channels,
  draft,
  onSaved,
  ...described
}: DescribedSearch & {
  query: string
  channels: readonly AlertChannel[]
  draft: string
  onSaved: () => void
}) {
  return (
    <div className="stack-4">
      <DescribedSearch {...described} />
      <p className="text-muted">{t.saveIntro}</p>
      <SearchAlertForm query={query} channels={channels} draft={draft} onSaved={onSaved} />
    </div>
  )
}
