import type { HealthLine } from '#contract/admin/health.ts'
import { siteHealth } from '#messages/admin.ts'
import type { LastFetch } from '../costs/index.ts'
import { lengthOf } from '../trade/index.ts'

const t = siteHealth.rates

/** A rate that is not fetched stays as it was: that is never worse than to be looked at. */
export function judgeRates({ success, failure }: LastFetch, now: Date): HealthLine {
  if (failure) {
    const figure = success
      ? t.failure({ day: success.day, sentence: failure.sentence })
      : t.firstFailed(failure)
    return { state: 'look', figure, advice: t.correct }
  }
  if (!success) return { state: 'fine', figure: t.none, advice: null }
  const age = lengthOf((now.getTime() - Date.parse(success.at)) / 1000)
  const figure = t.figure({ day: success.day, age })
  return success.refused === ''
    ? { state: 'fine', figure, advice: null }
    : { state: 'look', figure: `${figure} ${success.refused}`, advice: t.check }
}
