import { useState } from 'react'
import { AdminCallError } from '../call.ts'

export type Sending = {
  isSending: boolean
  /** What went wrong with the last try, in a sentence; none while all is well. */
  error: string | undefined
  /** The message of each refused field, by its name on the wire. */
  fields: Readonly<Record<string, string>>
  /** Does the work unless it is being done already; gives whether it went well. */
  send(work: () => Promise<unknown>): Promise<boolean>
}

const none = {}

/** One thing that is sent to the server, and what it said. */
export function useSending(): Sending {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<{ error: string; fields: Readonly<Record<string, string>> }>()
  return {
    isSending,
    error: failure?.error,
    fields: failure?.fields ?? none,
    async send(work) {
      if (isSending) return false
      setSending(true)
      setFailure(undefined)
      try {
        await work()
        return true
      } catch (thrown) {
        setFailure(described(thrown))
        return false
      } finally {
        setSending(false)
      }
    },
  }
}

function described(thrown: unknown) {
  if (!(thrown instanceof AdminCallError)) throw thrown
  return { error: thrown.message, fields: thrown.fields }
}
