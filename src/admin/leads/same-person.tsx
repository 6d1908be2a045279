import { useEffect, useState } from 'react'
import { newLead as t } from '#messages/admin.ts'
import { type Answer, call } from '../call.ts'
import { RelatedLead } from './related-lead.tsx'

type Known = Answer<'samePerson'>['data']

const restMs = 300
const nobody: Known = []

/** Leads with this phone or email address, looked up while the user types; empty until enough is typed. */
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
        // The lookup is optional: the lead itself shows the same later.
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

/** Says that a person with this phone or email address has asked before, and links there. */
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
