import { useEffect, useState } from 'react'
import { newLead as t } from '#messages/admin.ts'
import { type Answer, call } from '../call.ts'
import { RelatedLead } from './related-lead.tsx'

type Known = Answer<'samePerson'>['data']

const restMs = 300
const nobody: Known = []

/** Who else has this phone or e-mail address, looked up while one types; nobody until enough is typed. */
function useSamePerson(phone: string, email: string): Known {
  const [known, setKnown] = useState(nobody)
  const query = {
    ...(phone.replace(/\D/g, '').length >= 10 && { phone }),
    ...(/.@.+\../.test(email) && { email }),
  }
  const asked = JSON.stringify(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says what is asked
  useEffect(() => {
    if (asked === '{}') return setKnown(nobody)
    const stop = new AbortController()
    const look = () =>
      call('samePerson', { query, signal: stop.signal }).then(
        ({ data }) => setKnown(data),
        // A help, no condition: it is told again by the lead itself.
        () => {},
      )
    const timer = setTimeout(() => void look(), restMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked])
  return known
}

/** Says that somebody with this phone or e-mail address has asked before, and leads there. */
export function SamePerson({ phone, email }: { phone: string; email: string }) {
  const known = useSamePerson(phone.trim(), email.trim())
  return (
    <div role="status">
      {known.length > 0 && (
        <div className="rounded-card border border-line bg-gold-50 px-4 py-3">
          <p className="mb-3 font-medium">{t.askedBefore({ count: known.length })}</p>
          <ul className="max-h-80 stack-3 overflow-y-auto">
            {known.map((lead) => (
              <li key={lead.id}>
                <RelatedLead lead={lead} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
