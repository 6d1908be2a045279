import type { HealthLine, ScriptErrorGroup } from '#contract/admin/health.ts'
import { siteHealth as t } from '#messages/admin.ts'

/**
 * Pages that fell back on working without scripts need attention; failures of single parts are only
 * mentioned.
 */
export function judgeScripts(
  groups: ReadonlyArray<Pick<ScriptErrorGroup, 'outcome' | 'count' | 'browser'>>,
): HealthLine {
  const sum = (some: typeof groups) => some.reduce((total, { count }) => total + count, 0)
  const plain = groups.filter(({ outcome }) => outcome === 'plain')
  if (plain.length === 0)
    return { state: 'fine', figure: t.scripts.figure({ count: sum(groups) }), advice: null }
  const browsers = [...new Set(plain.map(({ browser }) => browser))]
  return {
    state: 'look',
    figure: t.scripts.plain({ count: sum(plain), browsers: browsers.slice(0, 5).join(', ') }),
    advice: t.scripts.advice,
  }
}
