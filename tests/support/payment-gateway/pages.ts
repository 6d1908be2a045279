/** The sandbox gateway's pages for buyers. */
const signs: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[<>&"]/g, (sign) => signs[sign] ?? '')

export type Asked = { about: string; amount: number; currency: string; returnUrl: string }

export function payPage({ about, amount, currency, returnUrl }: Asked): string {
  return page(
    'Pay',
    `<p>${escaped(about)}</p><p><strong>${escaped(currency)} ${amount.toLocaleString('en-US')}</strong></p>
<form method="post"><label>Card number <input name="card" inputmode="numeric" autocomplete="cc-number" required></label>
<button>Pay now</button></form>
<p><a href="${escaped(returnUrl)}">Back without paying</a></p>`,
  )
}

export function messagePage(text: string): string {
  return page('Sandbox payments', `<p>${escaped(text)}</p>`)
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${title}</title><h1>Sandbox payments</h1>${content}</html>`
}

/** Opens the page from a form with `data-checkout`, once, and says so along with it. */
export const checkoutScript = `document.addEventListener('submit', (event) => {
  const form = event.target
  if (!form.matches('form[data-checkout]')) return
  event.preventDefault()
  if (form.dataset.opened) return
  form.dataset.opened = 'true'
  const mark = document.createElement('input')
  Object.assign(mark, { type: 'hidden', name: 'opened_by', value: 'script' })
  form.append(mark)
  form.submit()
})
`
