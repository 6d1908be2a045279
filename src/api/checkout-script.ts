/**
 * The script of the payment screen as long as no gateway brings its own (setting PAYMENT_SCRIPT): one press of the
 * button opens the gateway's page once.
 */
export const checkoutScript = `(() => {
  const opened = new WeakSet()
  addEventListener('submit', (event) => {
    if (!event.target.matches('form[data-checkout]')) return
    if (opened.has(event.target)) event.preventDefault()
    opened.add(event.target)
  })
  addEventListener('pageshow', () => document.querySelectorAll('form[data-checkout]').forEach((form) => opened.delete(form)))
})()
`
