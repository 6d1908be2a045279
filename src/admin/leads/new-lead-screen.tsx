import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { newLead as t } from '#messages/admin.ts'
import { call } from '../call.ts'
import { Panel, Screen } from '../components/screen.tsx'
import { notify } from '../components/toasts.ts'
import { tabDrafts } from '../forms/drafts.ts'
import { SubmitForm } from '../forms/form.tsx'
import { useDraft } from '../forms/use-draft.ts'
import { useForm } from '../forms/use-form.ts'
import { AboutFields } from './about-fields.tsx'
import { CallerFields } from './caller-fields.tsx'
import { HandlingFields } from './handling-fields.tsx'
import { emptyLead, type LeadValues, toNewLead } from './new-lead-values.ts'

const route = getRouteApi('/admin/leads/new')
const adminRoute = getRouteApi('/admin')

const drafts = tabDrafts<LeadValues>('/leads/new')
const origin = { item: undefined, base: emptyLead, isBaseKnown: true }

/** Adds a lead that came by other ways than the website. */
export function NewLeadScreen() {
  const { owners, cities } = route.useLoaderData()
  const mayAssign = adminRoute.useLoaderData().permissions.includes('leads.assign')
  const navigate = useNavigate()
  const form = useForm<LeadValues>({
    initial: emptyLead,
    typed: () => drafts.read()?.values,
    async send(values) {
      const { data } = await call('createLead', { body: toNewLead(values, mayAssign) })
      form.restart()
      notify(
        data.repeated ? t.addedBefore({ reference: data.reference }) : t.added({ reference: data.reference }),
      )
      await navigate({ to: '/leads/$lead', params: { lead: String(data.id) }, replace: true })
    },
  })
  useDraft(form, origin, drafts)
  return (
    <Screen title={t.title} text={t.intro}>
      <div className="max-w-3xl">
        <SubmitForm form={form} submit={t.submit}>
          <Panel title={t.caller}>
            <CallerFields form={form} />
          </Panel>
          <Panel title={t.about}>
            <AboutFields form={form} cities={cities} />
          </Panel>
          <Panel title={t.handling}>
            <HandlingFields form={form} owners={mayAssign ? owners : undefined} />
          </Panel>
        </SubmitForm>
      </div>
    </Screen>
  )
}
