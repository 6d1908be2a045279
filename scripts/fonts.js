// npm run fonts: cuts the Nastaliq of Urdu pages anew, to the letters that the range in their style sheet names.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './lib/failure.js'
import { install } from './lib/install.js'
import { inCheckout } from './lib/root.js'

const source = dirname(fileURLToPath(import.meta.resolve('@fontsource/noto-nastaliq-urdu/package.json')))
const folder = inCheckout('src/site/urdu')

await run(async () => {
  await install()
  const { default: subsetFont } = await import('subset-font')
  const whole = readFileSync(`${source}/files/noto-nastaliq-urdu-arabic-400-normal.woff2`)
  const letters = lettersOf(readFileSync(`${folder}/urdu.css`, 'utf8'))
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', noHinting: true })
  writeFileSync(`${folder}/noto-nastaliq-urdu.woff2`, cut)
  copyFileSync(`${source}/LICENSE`, `${folder}/noto-nastaliq-urdu.LICENSE`)
  console.log(`${letters.length} characters, ${cut.length} bytes`)
  return 0
})

/** All characters of the first `unicode-range`. */
function lettersOf(css) {
  const [range = ''] = css.match(/(?<=unicode-range:)[^;]+/) ?? []
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first, last = first]) => {
      const [from, to] = [first, last].map((hex) => Number.parseInt(hex, 16))
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
    })
    .join('')
}
