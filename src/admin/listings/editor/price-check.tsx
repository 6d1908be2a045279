import { useEffect, useState } from 'react'
import { formatAmount } from '#contract/text/money.ts'
import { listingEditor } from '#messages/admin.ts'
import { formatDate } from '#ui/format-date.ts'
import { AdminCallError, type Answer, call } from '../../call.ts'
import { type ListingValues, readValues } from './listing-values.ts'

const t = listingEditor.priceCheck
const restMs = 600
/** From here on a wrong price, size or unit is likelier than a bargain. */
const warnedFrom = 40

type Comparison = Answer<'comparePrice'>['data']

/** What is asked against similar properties, as it is typed; nothing without enough evidence. */
export function PriceCheck({ id, values }: { id: number; values: ListingValues }) {
  const found = useComparison(id, values)
  const isFar = found !== null && Math.abs(found.percent) >= warnedFrom
  const colours = isFar ? 'border-gold-700 bg-gold-50 text-gold-700' : 'border-line bg-white'
  return (
    <div role="status" className={found ? `mb-6 rounded-panel border px-5 py-4 ${colours}` : ''}>
      {found && (
        <>
          <p className="font-medium">{verdict(found.percent)}</p>
          {isFar && <p className="mt-1">{t.far}</p>}
          <p className="mt-1 text-sm">
            {t.basis({
              price: formatAmount(found.likely),
              cases: found.cases,
              date: formatDate(found.comparedOn),
            })}
          </p>
        </>
      )}
    </div>
  )
}

function verdict(percent: number): string {
  if (percent === 0) return t.equal
  return percent > 0 ? t.above({ percent }) : t.below({ percent: -percent })
}

function useComparison(id: number, values: ListingValues): Comparison {
  const [found, setFound] = useState<Comparison>(null)
  const home = toComparedHome(id, values)
  const asked = home && JSON.stringify(home)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says whether the home is another one
  useEffect(() => {
    setFound(null)
    if (!home) return
    const stop = new AbortController()
    const ask = async () => {
      try {
        setFound((await call('comparePrice', { body: home, signal: stop.signal })).data)
      } catch (error) {
        // What cannot be compared now is compared after the next change.
        if (!stop.signal.aborted && !(error instanceof AdminCallError)) throw error
      }
    }
    const timer = setTimeout(() => void ask(), restMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked])
  return found
}

/** Undefined while something that counts is missing or wrong, or the price is on call. */
function toComparedHome(id: number, values: ListingValues) {
  const read = readValues({ ...values, title: values.title.trim() || '-' }, false)
  if (!read.success || read.data.price === 0) return undefined
  const { purpose, subtype, price, size_value, size_unit, marla_basis, beds, baths, city_id, area_id } =
    read.data
  const size = { size_value, size_unit, marla_basis }
  return { listing_id: id, purpose, subtype, price, ...size, beds, baths, city_id, area_id }
}
