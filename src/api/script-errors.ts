/** Takes the reports of scripts that failed. Stores nothing about the visitor. */
import type { Hono } from 'hono'
import { fieldMessages } from '#contract/api/issues.ts'
import { scriptErrorsPath } from '#contract/paths.ts'
import { ScriptError } from '#contract/script-errors.ts'
import { createEventLimit } from '#domain/analytics/index.ts'
import { Invalid } from '#domain/errors.ts'
import { openScriptErrors } from '#domain/script-errors/index.ts'
import { readJson } from './body/read-json.ts'
import type { ApiContext } from './context.ts'
import { isWilling } from './is-countable-visit.ts'
import { addressHeader } from './sender.ts'

const mostBytes = 4_096

export function mountScriptErrors(
  app: Hono,
  { config, counts, clock }: Pick<ApiContext, 'config' | 'counts' | 'clock'>,
): void {
  const limit = createEventLimit(config.eventLimit)
  const errors = openScriptErrors(counts, clock)
  app.post(scriptErrorsPath, async ({ req }) => {
    const { headers } = req.raw
    // A beacon says that it is plain text.
    const sent = await readJson(req.raw, mostBytes)
    const error = ScriptError.safeParse(sent)
    if (!error.success) throw new Invalid(fieldMessages(error.error.issues, sent))
    limit.admit(headers.get(addressHeader) ?? undefined, 1)
    if (isWilling(headers)) errors.note(error.data, headers.get('user-agent') ?? '')
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  })
}
