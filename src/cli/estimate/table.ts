import { type Band, type Measures, measure, type Verdict } from '#domain/estimator/index.ts'

/** The measures as lines of a Markdown table: of all, by city, by type and by support. */
export function table(verdicts: readonly Verdict[], cityNames: ReadonlyMap<string, string>): string {
  const groups: [string, (verdict: Verdict) => string][] = [
    ['City', ({ home }) => cityNames.get(home.city) ?? home.city],
    ['Type', typeLabel],
    ['Support', ({ band }) => (band ? supportLabels[band] : 'no figure')],
  ]
  const lines = [line(['All', ...cells(measure(verdicts))])]
  for (const [name, groupOf] of groups) {
    const byGroup = [...Map.groupBy(verdicts, groupOf)].sort(([, a], [, b]) => b.length - a.length)
    for (const [group, own] of byGroup.slice(0, mostGroups))
      lines.push(line([`${name}: ${group}`, ...cells(measure(own))]))
    if (byGroup.length > mostGroups)
      lines.push(line([`${name}: ${byGroup.length - mostGroups} more`, '', '', '', '', '', '']))
  }
  return [line(head), line(head.map(() => '---')), ...lines].join('\n')
}

/** The last line of the command, for programs. */
export function summary(measures: Measures): string {
  const { asked, answered, median, within20, coverage } = measures
  return `answered=${fixed(answered / asked, 2)} median=${fixed(median, 3)} within20=${fixed(within20, 2)} coverage=${fixed(coverage, 2)}`
}

function typeLabel({ home }: Verdict): string {
  if (home.subtype) return home.subtype
  return home.beds === null ? `${home.type}, bedrooms not stated` : home.type
}

const mostGroups = 25
const head = ['Rows', 'Asked', 'Answered', 'Median error', 'Within 10 %', 'Within 20 %', 'Coverage']
const supportLabels: Record<Band, string> = {
  area: 'five or more in the area',
  society: 'five or more in the society',
  city: 'from the city',
}

function cells({ asked, answered, median, within10, within20, coverage }: Measures): string[] {
  return [
    String(asked),
    percent(answered / asked, 1),
    percent(median, 1),
    ...[within10, within20, coverage].map((share) => percent(share, 1)),
  ]
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function percent(share: number, digits: number): string {
  return Number.isNaN(share) ? '–' : `${(share * 100).toFixed(digits)} %`
}

function fixed(value: number, digits: number): string {
  return Number.isNaN(value) ? 'none' : value.toFixed(digits)
}
