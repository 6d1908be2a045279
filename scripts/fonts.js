// npm run fonts: subsets the fonts of Arabic script to the letters that are needed, and makes the Latin one beside them.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './lib/failure.js'
import { install } from './lib/install.js'
import { setLineMetrics } from './lib/line-metrics.js'
import { inCheckout } from './lib/root.js'

/**
 * The height of lines on Urdu pages, in thousandths of the size of text. They are lower than in English, because the
 * stacks of Nastaliq are higher than capitals. Fonts have it in their files, because Safari knows no `ascent-override`.
 */
const urduLines = { ascent: 1080, descent: 180 }

/**
 * The Nastaliq font of Urdu pages has the letters of the `unicode-range` in their style sheet. Their `size-adjust` makes
 * it larger by a tenth.
 */
const nastaliq = {
  from: import.meta.resolve('@fontsource/noto-nastaliq-urdu/package.json'),
  file: 'noto-nastaliq-urdu-arabic-400-normal.woff2',
  to: 'src/site/urdu/noto-nastaliq-urdu',
  letters: () => lettersOf(firstRange(readFileSync(inCheckout('src/site/urdu/urdu.css'), 'utf8'))),
  lines: { ascent: Math.round(urduLines.ascent / 1.1), descent: Math.round(urduLines.descent / 1.1) },
}

/** Maps draw each letter separately in its contextual form, so every form needs a code point of its own. */
const mapNames = {
  from: import.meta.resolve('@fontsource/noto-sans-arabic/package.json'),
  file: 'noto-sans-arabic-arabic-500-normal.woff2',
  to: 'src/ui/map/style/noto-sans-arabic',
  letters: () =>
    lettersOf('U+60C, U+61B, U+61F, U+621-63A, U+640-669, U+670-6D4, U+6F0-6F9, U+FB50-FBFF, U+FE70-FEFC'),
  noLayoutClosure: true,
}

/** The Latin letters and digits of Urdu pages, all that the file has. */
const latinBesideUrdu = {
  from: import.meta.resolve('@fontsource-variable/outfit/package.json'),
  file: 'outfit-latin-wght-normal.woff2',
  to: 'src/site/urdu/outfit-urdu',
  lines: urduLines,
}

await run(async () => {
  await install()
  for (const font of [nastaliq, latinBesideUrdu, mapNames]) await cut(font)
  return 0
})

/** Without `letters` the font stays whole. */
async function cut({ from, file, to, letters, noLayoutClosure = false, lines }) {
  const { default: subsetFont } = await import('subset-font')
  const source = dirname(fileURLToPath(from))
  const whole = readFileSync(`${source}/files/${file}`)
  const targetFormat = lines ? 'truetype' : 'woff2'
  const font = letters
    ? await subsetFont(whole, letters(), { targetFormat, noHinting: true, noLayoutClosure })
    : await subsetFont(whole, '', { targetFormat, keepAllGlyphs: true })
  if (lines) setLineMetrics(font, lines)
  const bytes = lines ? await subsetFont(font, '', { targetFormat: 'woff2', keepAllGlyphs: true }) : font
  writeFileSync(inCheckout(`${to}.woff2`), bytes)
  copyFileSync(`${source}/LICENSE`, inCheckout(`${to}.LICENSE`))
  console.log(`${to}.woff2: ${bytes.length} bytes`)
}

function firstRange(css) {
  return css.match(/(?<=unicode-range:)[^;]+/)?.[0] ?? ''
}

/** All characters of a `unicode-range`. */
function lettersOf(range) {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first, last = first]) => {
      const [from, to] = [first, last].map((hex) => Number.parseInt(hex, 16))
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
    })
    .join('')
}
