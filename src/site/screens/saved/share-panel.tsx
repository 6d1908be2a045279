import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { sharedListPath } from '#contract/paths.ts'
import { daysShared, longestNotes } from '#contract/saved/saved-limits.ts'
import { whatsAppShareLink } from '#contract/text/phones.ts'
import { savedShare as t } from '#messages/site.ts'
import { absolutePage } from '#ui/absolute-url.ts'
import { call } from '#ui/api.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { CallError } from '#ui/call-error.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { formatDate } from '#ui/format-date.ts'
import { CheckField } from '#ui/forms/check-field.tsx'
import { LeftToRight } from '#ui/left-to-right.tsx'
import type { HomeKey } from '#ui/saved/home-key.ts'
import { readHomeKey } from '#ui/saved/home-key.ts'
import type { SavedHome } from '#ui/saved/saved-format.ts'
import { Spinner } from '#ui/spinner.tsx'
import { failureText } from '../../forms/failure-text.ts'
import { withChallenge } from '../../forms/with-challenge.ts'
import { notifyFromShell } from '../../shell/toasts.ts'
import { type SharedLink, sharedLinks } from './shared-links.ts'

type Listed = readonly { key: HomeKey; home: SavedHome }[]

/** Makes a link of the list as it is now, and ends those that were made before. */
export function SharePanel({ homes }: { homes: Listed }) {
  const [withNotes, setWithNotes] = useState(false)
  const [sending, setSending] = useState<'ready' | 'sending' | { problem: string }>('ready')
  const create = useRef<HTMLButtonElement>(null)
  const hasNotes = homes.some(({ home }) => home.note.trim() !== '')
  async function share() {
    setSending('sending')
    try {
      const { data } = await withChallenge((signs) =>
        call('shareHomes', { body: { homes: toShare(homes, withNotes) }, ...(signs && { signs }) }),
      )
      const { token, key, endsAt } = data
      sharedLinks.add({ token, key, endsAt: Date.parse(endsAt), count: homes.length })
      setSending('ready')
      notifyFromShell('success', t.created)
    } catch (thrown) {
      setSending({ problem: failureText(thrown, t.failed) })
    }
  }
  return (
    <section aria-label={t.title} className="mb-6 rounded-panel bg-sand p-5 print:hidden">
      <h2 className="text-xl">{t.title}</h2>
      <p className="mt-2 max-w-prose">{t.text({ days: daysShared })}</p>
      <div className="mt-4 flex flex-wrap items-start gap-3">
        {hasNotes && (
          <div className="max-sm:w-full">
            <CheckField label={t.withNotes} checked={withNotes} onChecked={setWithNotes} />
          </div>
        )}
        <Button
          ref={create}
          variant="main"
          size="lg"
          aria-disabled={sending === 'sending' || homes.length === 0}
          onClick={() => {
            if (sending !== 'sending' && homes.length > 0) void share()
          }}
        >
          {sending === 'sending' && <Spinner />}
          {t.create}
        </Button>
      </div>
      <p role="alert" className="mt-2 text-danger empty:hidden">
        {typeof sending === 'object' && sending.problem}
      </p>
      {/* The button that was pressed is gone then: the keyboard goes on here. */}
      <SharedLinks onEnded={() => create.current?.focus()} />
    </section>
  )
}

/** What is sent: never more of the notes than a list may have. */
function toShare(homes: Listed, withNotes: boolean) {
  let room = longestNotes
  return homes.flatMap(({ key, home }) => {
    const named = readHomeKey(key)
    if (!named) return []
    const note = withNotes ? home.note.trim().slice(0, room) : ''
    room -= note.length
    return [{ kind: named.kind, id: named.id, ...(note && { note }) }]
  })
}

/** The links that are open, each with the way to pass it on and to end it. */
function SharedLinks({ onEnded }: { onEnded: () => void }) {
  const links = useSyncExternalStore(sharedLinks.subscribe, sharedLinks.read, sharedLinks.read)
  if (links.length === 0) return null
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="text-lg">{t.links}</h3>
      <ul className="mt-3 stack-4">
        {links.map((link) => (
          <li key={link.token}>
            <OpenLink link={link} onEnded={onEnded} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function OpenLink({
  link: { token, key, endsAt, count },
  onEnded,
}: {
  link: SharedLink
  onEnded: () => void
}) {
  const address = absolutePage(sharedListPath(token))
  const [state, setState] = useState<'open' | 'ending' | { problem: string }>('open')
  const note = useId()
  function ended() {
    onEnded()
    sharedLinks.remove(token)
    notifyFromShell('success', t.ended)
  }
  async function end() {
    setState('ending')
    try {
      await call('endSharedList', { params: { token }, body: { key } })
      ended()
    } catch (thrown) {
      // There is nothing left to end.
      if (thrown instanceof CallError && thrown.failure.status === 404) ended()
      else setState({ problem: failureText(thrown, t.endFailed) })
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-labelledby={note} className="rounded-card border border-line bg-white p-4">
      <p id={note} className="text-sm text-muted">
        {t.until({ count, date: formatDate(new Date(endsAt).toISOString()) })}
      </p>
      <a
        href={address}
        target="_blank"
        rel="noopener"
        className="mt-1 inline-flex min-h-11 max-w-full items-center break-all underline underline-offset-4"
      >
        <LeftToRight>{address}</LeftToRight>
      </a>
      <div className="mt-2 flex flex-wrap gap-3">
        <CopyButton text={address} label={t.copy} />
        <a
          href={whatsAppShareLink(t.message({ url: address }))}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'tint' })}
        >
          {t.whatsApp}
        </a>
        <Button aria-disabled={state === 'ending'} onClick={() => void end()}>
          {state === 'ending' && <Spinner />}
          {t.end}
        </Button>
      </div>
      <p role="alert" className="mt-2 text-sm text-danger empty:hidden">
        {typeof state === 'object' && state.problem}
      </p>
    </div>
  )
}
