import { getRouteApi, useNavigate } from '@tanstack/react-router'
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
import { emptyLead, type LeadValues, leadOf } from './new-lead-values.ts'

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
      const { data } = await call('createLead', { body: leadOf(values, mayAssign) })
      form.restart()
      notify(
        data.repeated
          ? `You added this lead a moment ago. It is ${data.reference}.`
          : `Lead ${data.reference} added.`,
      )
      await navigate({ to: '/leads/$lead', params: { lead: String(data.id) }, replace: true })
    },
  })
  useDraft(form, origin, drafts)
  return (
    <Screen title="New lead" text="Somebody called, came in or wrote elsewhere. They are sent no mail.">
      <div className="max-w-3xl">
        <SubmitForm form={form} submit="Save lead">
          <Panel title="Who it is">
            <CallerFields form={form} />
          </Panel>
          <Panel title="What it is about">
            <AboutFields form={form} cities={cities} />
          </Panel>
          <Panel title="What happens next">
            <HandlingFields form={form} owners={mayAssign ? owners : undefined} />
          </Panel>
        </SubmitForm>
      </div>
    </Screen>
  )
}
