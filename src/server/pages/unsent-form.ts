/** A form that was sent without JavaScript while its page cannot be shown: it is filled into a form to send again. */
import { escapeHtml } from '#contract/text/escape.ts'
import { requestErrors } from '#messages/server.ts'
import { plainPage } from '../answers/send.ts'

const t = requestErrors.unsent

// It can be sent to us, and nothing else.
const policy = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/** @param posted the body, not read yet; nothing for a form with files, which only the browser still has */
export async function unsentForm(
  posted: Request | undefined,
  { target, id }: { target: string; id: string },
): Promise<Response> {
  const form = await posted?.formData().catch(() => undefined)
  const what = form ? sendAgain(form, target) : `<p>${t.back}</p>`
  const html = plainPage(t.title, `<p>${t.text}</p>${what}<p>${requestErrors.requestNumber({ id })}</p>`)
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}

function sendAgain(form: FormData, target: string): string {
  const fields = form
    .entries()
    .filter(([, value]) => typeof value === 'string')
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(String(value))}">`,
    )
  return (
    `<p>${t.kept}</p>` +
    `<form method="post" action="${escapeHtml(target)}">${[...fields].join('')}<button>${t.again}</button></form>`
  )
}
