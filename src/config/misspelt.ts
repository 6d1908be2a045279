import { editDistance } from '#contract/text/edit-distance.ts'
import { allSettings } from './all-settings.ts'
import type { Given } from './setting.ts'

/** A sentence for each name in the environment that is no setting but nearly one. */
export function misspeltSettings(environment: Given): string[] {
  const known = Object.keys(allSettings)
  return Object.keys(environment).flatMap((name) => {
    // Short names are those of other programs.
    if (known.includes(name) || name.length < 7 || /^(npm_|PG|LC_)/.test(name)) return []
    const most = name.length < 9 ? 1 : 2
    const meant = known
      .map((setting) => ({ setting, edits: editDistance(name, setting, most) }))
      .filter(({ edits }) => edits <= most)
      .sort((a, b) => a.edits - b.edits)[0]
    return meant ? [`${name} is not a setting: did you mean ${meant.setting}?`] : []
  })
}
