import { type FormEvent, useState } from 'react'
import { adminAgents as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Modal } from '#ui/modal.tsx'
import { AdminCallError, type Answer, call } from '../call.ts'
import { Choice } from '../components/choice.tsx'
import { forgetLookups, useAgents } from '../lookups.ts'

type Holdings = Answer<'agentHoldings'>['data']
/** The ID of an agent; null leaves them without an agent. */
type Successors = { listings_to?: number | null; leads_to?: number | null }
type Question = { id: number; holdings: Holdings; answer: (successors: Successors | undefined) => void }

/** Deletes an agent once their listings and leads have successors; render its `dialog`, which asks. */
export function useHandOver() {
  const [question, setQuestion] = useState<Question>()
  const answered = (successors: Successors | undefined) => {
    question?.answer(successors)
    setQuestion(undefined)
  }
  const ask = (id: number, holdings: Holdings) =>
    new Promise<Successors | undefined>((answer) => setQuestion({ id, holdings, answer }))
  const archive = async (id: number, archived: boolean) => {
    const successors = archived ? await listSuccessors(id, ask) : {}
    if (!successors) throw new AdminCallError(0, t.handOver.notDeleted)
    await call('archiveAgent', { params: { id }, body: { archived, ...successors } })
    forgetLookups()
  }
  const cancel = () => answered(undefined)
  const overlay = { isOpen: question !== undefined, open: () => {}, close: cancel, leave: cancel }
  const dialog = (
    <Modal overlay={overlay} title={t.handOver.title} className="w-[min(92vw,480px)]">
      {question && <HandOver key={question.id} question={question} onAnswer={answered} />}
    </Modal>
  )
  return { archive, dialog }
}

async function listSuccessors(
  id: number,
  ask: (id: number, holdings: Holdings) => Promise<Successors | undefined>,
) {
  const { data: holdings } = await call('agentHoldings', { params: { id } })
  return Object.values(holdings).every((count) => count === 0) ? {} : ask(id, holdings)
}

const undecided = 'undecided'
type Chosen = number | null | typeof undecided

function HandOver({
  question: { id, holdings },
  onAnswer,
}: {
  question: Question
  onAnswer: (successors: Successors | undefined) => void
}) {
  const { listings, leads, tasks } = holdings
  const [listingsTo, setListingsTo] = useState<Chosen>(undecided)
  const [leadsTo, setLeadsTo] = useState<Chosen>(undecided)
  const [isTried, setTried] = useState(false)
  const options = [
    ...useAgents()
      .filter((agent) => agent.id !== id)
      .map((agent) => [agent.id, agent.name] as const),
    [null, t.handOver.nobody] as const,
  ]
  const errorOf = (chosen: Chosen) => (isTried && chosen === undecided ? t.handOver.missing : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const asksLeads = leads + tasks > 0
    if ((listings > 0 && listingsTo === undecided) || (asksLeads && leadsTo === undecided)) return
    onAnswer({
      ...(listingsTo !== undecided && { listings_to: listingsTo }),
      ...(leadsTo !== undecided && { leads_to: leadsTo }),
    })
  }
  return (
    <form onSubmit={submit} noValidate className="stack-4 p-6 pt-1">
      <p className="text-muted">{t.handOver.text}</p>
      {listings > 0 && (
        <Choice<Chosen>
          label={t.handOver.listingsTo({ count: listings })}
          value={listingsTo}
          options={options}
          none={t.handOver.choose}
          error={errorOf(listingsTo)}
          onValue={setListingsTo}
        />
      )}
      {leads + tasks > 0 && (
        <Choice<Chosen>
          label={workLabel(leads, tasks)}
          value={leadsTo}
          options={options}
          none={t.handOver.choose}
          error={errorOf(leadsTo)}
          onValue={setLeadsTo}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="main">
          {t.handOver.submit}
        </Button>
        <Button onClick={() => onAnswer(undefined)}>{t.handOver.cancel}</Button>
      </div>
    </form>
  )
}

function workLabel(leads: number, tasks: number): string {
  if (tasks === 0) return t.handOver.leadsTo({ leads })
  return leads === 0 ? t.handOver.tasksTo({ tasks }) : t.handOver.leadsAndTasksTo({ leads, tasks })
}
