// npm run translations: records from which English each Urdu text was made. `-- confirm NAME …` says of texts, or of
// all whose names begin so, that their Urdu still says what the changed English says.
import { writeFileSync } from 'node:fs'
import { inCheckout } from './lib/root.js'
import { compareTranslations, memory, readMemory, readPairs, written } from './lib/translations.js'

const [word, ...names] = process.argv.slice(2)
if (word !== undefined && (word !== 'confirm' || names.length === 0)) {
  console.error(
    'Say npm run translations, or npm run translations -- confirm NAME … with the names of texts.',
  )
  process.exit(1)
}
const isConfirmed = (name) =>
  names.some((begin) => name === begin || name.startsWith(`${begin}.`) || name.startsWith(`${begin} `))
const { old, next } = compareTranslations(await readPairs(), readMemory(), isConfirmed)
writeFileSync(inCheckout(memory), written(next))
console.log(`${Object.keys(next).length - old.length} texts are recorded in ${memory}.`)
for (const name of old) console.error(`${name}: its English has changed. Rewrite the Urdu or confirm it.`)
process.exitCode = old.length > 0 ? 1 : 0
