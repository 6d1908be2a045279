import type { YearChange } from '#contract/places/area-report.ts'
import { quarterlyReport as t } from '#messages/common.ts'
import { formatNumber } from '#messages/format-number.ts'

/** '3.1% higher' */
export function changeText({ percent }: Pick<YearChange, 'percent'>): string {
  if (percent === 0) return t.same
  return (percent > 0 ? t.higher : t.lower)({ percent: formatNumber(Math.abs(percent), 1) })
}
