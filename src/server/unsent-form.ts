/** A form that was sent without JavaScript while its page cannot be shown: what was typed waits in a form to send again. */
import { escapeHtml } from '#contract/text/escape.ts'

// It can be sent to us, and nothing else.
const policy = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
const title = 'Your form was not sent'

/** @param posted what came, not read by anybody yet; nothing for a form with files, which the browser alone still has */
export async function unsentForm(posted: Request | undefined, target: string): Promise<Response> {
  const form = await posted?.formData().catch(() => undefined)
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>${title}</title><h1>${title}</h1><p>The site is not available at the moment.</p>` +
    (form
      ? sendAgain(form, target)
      : '<p>Go back in your browser to find what you typed, then send it again in a moment.</p>')
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
    '<p>Nothing that you typed is lost. Wait a moment, then send it again.</p>' +
    `<form method="post" action="${escapeHtml(target)}">${[...fields].join('')}<button>Send again</button></form>`
  )
}
