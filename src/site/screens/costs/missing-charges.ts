import { joinList } from '#contract/text/join-list.ts'
import { costs as labels } from '#messages/common.ts'
import type { Costs } from './costs-data.ts'

/** The names of the charges that a total lacks, as a sentence has them: 'stamp duty, capital gains tax'. */
export function missingCharges({ lines }: Pick<Costs['sides'][number], 'lines'>): string {
  const names = lines.filter(({ amount }) => amount === null).map(({ charge }) => labels.charges[charge])
  return joinList(names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)))
}
