import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useDraft } from '#ui/forms/use-draft.ts'
import { type Answer, call } from '../call.ts'
import { Panel, Screen } from '../components/screen.tsx'
import { SendForm } from '../components/send-form.tsx'
import { notify } from '../components/toasts.ts'
import { useSending } from '../components/use-sending.ts'
import { AboutFields } from './about-fields.tsx'
import { CallerFields } from './caller-fields.tsx'
import { HandlingFields } from './handling-fields.tsx'
import { emptyDraft, leadOf, type Writing } from './new-lead-draft.ts'

const route = getRouteApi('/admin/leads/new')
const adminRoute = getRouteApi('/admin')

/** Writes down a lead that came by other ways than the website. */
export function NewLeadScreen() {
  const { owners, cities } = route.useLoaderData()
  const mayAssign = adminRoute.useLoaderData().permissions.includes('leads.assign')
  const [draft, keep, forget] = useDraft('office-lead', emptyDraft)
  const sending = useSending()
  const navigate = useNavigate()
  const writing: Writing = {
    draft,
    change: (part) => keep({ ...draft, ...part }),
    errors: sending.fields,
  }
  const create = async () => {
    let made: Answer<'createLead'>['data'] | undefined
    const isMade = await sending.send(async () => {
      made = (await call('createLead', { body: leadOf(draft, mayAssign) })).data
    })
    if (!isMade || !made) return
    forget()
    notify(
      made.repeated
        ? `The same was written down a moment ago: this is it, ${made.reference}.`
        : `Written down as ${made.reference}.`,
    )
    await navigate({ to: '/leads/$lead', params: { lead: String(made.id) }, replace: true })
  }
  return (
    <Screen title="New lead" text="Somebody called, came in or wrote elsewhere. They are sent no mail.">
      <div className="max-w-3xl">
        <SendForm sending={sending} submit="Write it down" onSend={() => void create()}>
          <Panel title="Who it is">
            <CallerFields {...writing} />
          </Panel>
          <Panel title="What it is about">
            <AboutFields {...writing} cities={cities} />
          </Panel>
          <Panel title="What happens next">
            <HandlingFields {...writing} owners={mayAssign ? owners : undefined} />
          </Panel>
        </SendForm>
      </div>
    </Screen>
  )
}
