import { useEffect, useRef, useState } from 'react'
import { ageField, type FormSigns, solutionField, trapField } from '#contract/forms/form-signals.ts'
import { CallError } from '#ui/call-error.ts'
import { solve } from './challenge.ts'

/** Tells the server that a person sends a form: the trap left empty, the time it took, a challenge solved. */
export function useSigns() {
  const [isProving, setProving] = useState(false)
  const born = useRef(0)
  // Cached pages are the same for all visitors: only the browser knows when the form appeared.
  useEffect(() => {
    born.current = performance.now()
  }, [])

  function signsOf(form: HTMLFormElement): FormSigns {
    const trap = form.elements.namedItem(trapField)
    return {
      [trapField]: trap instanceof HTMLInputElement ? trap.value : '',
      [ageField]: String(Math.round(performance.now() - born.current)),
    }
  }

  /** Sends, and once more with the challenge solved if the refusal carries one. */
  async function proving<Answer>(send: (solved: FormSigns) => Promise<Answer>): Promise<Answer> {
    try {
      return await send({})
    } catch (thrown) {
      const challenge = thrown instanceof CallError ? thrown.failure.challenge : undefined
      if (!challenge) throw thrown
      setProving(true)
      const solution = await solve(challenge).finally(() => setProving(false))
      if (solution === undefined) throw thrown
      return send({ [solutionField]: solution })
    }
  }

  return { signsOf, proving, isProving }
}
