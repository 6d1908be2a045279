/** What shows amounts in the chosen currency: loaded only once one is chosen. */
import type { ForeignCurrency } from '#contract/costs/currencies.ts'
import { foreignAmount } from '#contract/text/foreign-amount.ts'
import { formatNumber } from '#messages/format-number.ts'
import { foreignPrices as t } from '#messages/site.ts'
import { type Answer, call } from '#ui/api.ts'
import { formatDate } from '#ui/format-date.ts'
import { keepCurrency, readCurrency, setForeignLines } from './currency-key.ts'

type Rate = Answer<'exchangeRates'>['data'][number]

let chosen: ForeignCurrency | undefined
let rates: readonly Rate[] | undefined
let isFollowing = false

/** Shows the currency that the browser keeps, now and on every page that follows. */
export function showForeign(): void {
  show(readCurrency())
}

/** Keeps what a visitor chose and shows it; an empty text ends it. */
export function chooseCurrency(value: string): void {
  keepCurrency(value)
  show(readCurrency())
}

function show(currency: ForeignCurrency | undefined): void {
  chosen = currency
  setForeignLines(currency !== undefined)
  fillAll()
  if (currency === undefined) return
  follow()
  if (rates) return
  call('exchangeRates', {}).then(
    ({ data }) => {
      rates = data
      fillAll()
    },
    // Without rates there is nothing to show; the next page asks again.
    () => {},
  )
}

/** Prices that come later, with another page or another filter. */
function follow(): void {
  if (isFollowing) return
  isFollowing = true
  new MutationObserver(fillAll).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-pkr'],
  })
}

function fillAll(): void {
  const rate = rates?.find(({ currency }) => currency === chosen)
  for (const line of document.querySelectorAll<HTMLElement>('.foreign'))
    write(line, rate ? amountText(Number(line.dataset.pkr), rate, line.dataset.plain !== undefined) : '')
  const note = noteText(rate)
  for (const line of document.querySelectorAll<HTMLElement>('.rate-note')) write(line, note)
  for (const choice of document.querySelectorAll<HTMLSelectElement>('[data-currency-choice]'))
    choice.value = chosen ?? ''
}

/** Only what changes is written: each change is heard again. */
function write(line: HTMLElement, text: string): void {
  if (line.textContent !== text) line.textContent = text
}

function amountText(pkr: number, rate: Rate, isPlain: boolean): string {
  const amount = leftToRight(foreignAmount(pkr, rate))
  if (rate.isOld) return t.old({ amount })
  return isPlain ? t.about({ amount }) : t.dated({ amount, date: formatDate(rate.day) })
}

/** Which rate it is; an old one says so, and so does one that is missing. */
function noteText(rate: Rate | undefined): string {
  if (chosen === undefined || !rates) return ''
  if (!rate) return t.noRate({ currency: t.names[chosen] })
  const { currency, pkr, day, source, isOld } = rate
  const text = t.note({
    rate: leftToRight(t.rate({ currency, pkr: formatNumber(pkr) })),
    date: formatDate(day),
    source: leftToRight(source),
  })
  return isOld ? `${text} ${t.isOld}` : text
}

/** Isolates what is written in Latin letters, so that an Urdu sentence does not take it apart. */
function leftToRight(text: string): string {
  return `\u2066${text}\u2069`
}
