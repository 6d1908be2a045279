import { Mail, Phone, PhoneCall } from 'lucide-react'
import { useState } from 'react'
import { formatPhone, telLink, whatsAppLink } from '#contract/text/phones.ts'
import { leadContact as t } from '#messages/admin.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Modal } from '#ui/modal.tsx'
import { useOverlay } from '#ui/use-overlay.ts'
import { call } from '../call.ts'
import { Choice } from '../components/choice.tsx'
import { Panel } from '../components/screen.tsx'
import { useForm } from '../forms/use-form.ts'
import { mailLink } from '../mail-link.ts'
import { CallOutcomeForm } from './call-outcome.tsx'
import { type Act, type LeadDetail, takeBack } from './lead-detail.ts'

type Way = 'whatsapp' | 'mail'
const done: Readonly<Record<Way, string>> = t.messageRecorded

/** Calls and writes; each is on the timeline, and the first answered call or message ends the visitor's wait. */
export function ContactPanel({ lead, onAct }: { lead: LeadDetail; onAct: Act }) {
  const { id, phone, email, status } = lead
  const writing = useOverlay()
  const calling = useOverlay()
  const [way, setWay] = useState<Way>('whatsapp')
  const isFirst = status === 'new' || status === 'assigned'
  const note = (how: Way, text?: string) =>
    onAct(
      () => call('contactLead', { params: { lead: id }, body: { way: how, ...(text && { text }) } }),
      done[how],
      takeBack(id),
    )
  const write = (how: Way) => {
    setWay(how)
    writing.open()
  }
  return (
    <Panel title={t.title}>
      <div className="flex flex-wrap gap-2">
        {phone && (
          <>
            <a
              href={telLink(phone)}
              onClick={calling.open}
              className={`${buttonClass({ variant: isFirst ? 'tint' : 'plain' })} px-4!`}
            >
              <Phone aria-hidden="true" className="size-5" />
              {t.call}
            </a>
            <Button className="px-4!" onClick={calling.open}>
              <PhoneCall aria-hidden="true" className="size-5" />
              {t.recordCall}
            </Button>
            <Button className="px-4!" onClick={() => write('whatsapp')}>
              <Icon name="whatsapp" size={22} />
              {t.whatsApp}
            </Button>
          </>
        )}
        {email && (
          <Button className="px-4!" onClick={() => write('mail')}>
            <Mail aria-hidden="true" className="size-5" />
            {t.email}
          </Button>
        )}
      </div>
      {phone && <p className="mt-3 text-muted">{formatPhone(phone)}</p>}
      <Modal overlay={calling} title={t.callTitle} className="w-[min(92vw,480px)]">
        <CallOutcomeForm
          lead={id}
          onRecorded={(said) => {
            calling.close()
            void onAct(async () => {}, said)
          }}
        />
      </Modal>
      <Modal
        overlay={writing}
        title={way === 'mail' ? t.emailTitle : t.whatsAppTitle}
        className="w-[min(92vw,560px)]"
      >
        <Message
          lead={lead}
          way={way}
          onSent={(text) => {
            writing.close()
            void note(way, text)
          }}
        />
      </Modal>
    </Panel>
  )
}

/** A template, filled in, to be changed before the program opens that sends it. */
function Message({
  lead: { templates, phone, email },
  way,
  onSent,
}: {
  lead: LeadDetail
  way: Way
  onSent: (text: string) => void
}) {
  const form = useForm({
    initial: () => templateMessage(templates[0]),
    send: async ({ text }) => onSent(text.trim()),
  })
  const { subject, text } = form.values
  const href =
    way === 'whatsapp' ? whatsAppLink(phone ?? '', text) : mailLink(email ?? '', { subject, body: text })
  return (
    <div className="stack-4 px-6 pb-6">
      <Choice
        {...form.field('template')}
        label={t.template}
        options={[...templates.map(({ name }) => [name, name] as const), ['', t.noTemplate]]}
        onValue={(name) => form.change(templateMessage(templates.find((one) => one.name === name)))}
      />
      {way === 'mail' && <Field {...form.field('subject')} label={t.subject} />}
      <Field {...form.field('text')} label={t.message} multiline />
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        onClick={() => void form.submit()}
        className={buttonClass({ variant: 'main' })}
      >
        {way === 'mail' ? t.openEmail : t.openWhatsApp}
      </a>
    </div>
  )
}

function templateMessage(template: LeadDetail['templates'][number] | undefined) {
  return {
    template: template?.name ?? '',
    subject: template?.subject ?? '',
    text: template?.text ?? '',
  }
}
