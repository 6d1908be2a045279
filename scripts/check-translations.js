// An Urdu text whose English has changed since it was made is old, until it is changed as well or confirmed.
import { compareTranslations, readMemory, readPairs } from './lib/translations.js'

const { old, isOutOfDate } = compareTranslations(await readPairs(), readMemory())
for (const name of old) console.error(`${name}: the English has changed since its Urdu was written`)
if (old.length > 0)
  console.error('Rewrite the Urdu, or say that it still holds: npm run translations -- confirm NAME …')
if (isOutOfDate) console.error('Some texts are new or rewritten: npm run translations records them.')
process.exitCode = old.length > 0 || isOutOfDate ? 1 : 0
