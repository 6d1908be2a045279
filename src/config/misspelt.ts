import { editDistance } from '#contract/text/edit-distance.ts'
import { listBases } from './base-addresses.ts'
import { Environment } from './environment.ts'

/** A sentence for each name in the environment that is no setting but nearly one. */
export function misspeltSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  const bases = listBases({}).flatMap(({ setting }) => [setting, `${setting}_DEVELOPMENT`])
  const known = [...Object.keys(Environment.shape), ...bases]
  return Object.keys(environment).flatMap((name) => {
    // Short names are those of other programs, and OTEL_ has many that OpenTelemetry reads itself.
    if (known.includes(name) || name.length < 7 || /^(npm_|PG|LC_|OTEL_)/.test(name)) return []
    const most = name.length < 9 ? 1 : 2
    const meant = known
      .map((setting) => ({ setting, edits: editDistance(name, setting, most) }))
      .filter(({ edits }) => edits <= most)
      .sort((a, b) => a.edits - b.edits)[0]
    return meant ? [`${name} is no setting: did you mean ${meant.setting}?`] : []
  })
}
