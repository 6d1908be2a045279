// The site is laid out from the left in English and from the right in Urdu: its styles use start and end, not
// left and right. Where a side is meant, the line or the one above has a comment 'physical: why'.
import { globSync, readFileSync } from 'node:fs'
import { inCheckout } from './lib/root.js'

const folders = ['src/site', 'src/ui']

const size = String.raw`(?:-\d|-\[|-\(|-px\b|-auto\b|-full\b|-screen\b)`
const utilities = [
  `(?:scroll-)?[mp][lr]${size}`,
  `(?:left|right)${size}`,
  String.raw`(?:text|float|clear|object|origin|bg|mask)-(?:(?:top|bottom)-)?(?:left|right)\b`,
  String.raw`(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?!\w)`,
  '(?:space|divide|translate)-x-',
  String.raw`(?:bg-(?:linear|gradient)|mask)-to-[tb]?[lr]\b`,
]
const inCode = new RegExp(String.raw`(?<=[\s'"\`:!])-?(?:${utilities.join('|')})`, 'g')
const inStyle =
  /\b(?:(?:margin|padding|border)(?:Left|Right)(?:\w*)|(?<=[{,]\s*)(?:left|right)(?=\s*:\s*[`'\d(]))\b/g
const inCss = new RegExp(
  [
    String.raw`(?<![\w-])(?:scroll-)?(?:margin|padding|border)-(?:left|right)[\w-]*(?=\s*:)`,
    String.raw`(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius(?=\s*:)`,
    String.raw`(?<![\w-])(?:left|right)(?=\s*:)`,
    String.raw`(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)`,
    String.raw`(?<![\w-])(?:background-position|object-position|transform-origin)\s*:[^;]*\b(?:left|right)\b`,
    // Four values are top, right, bottom, left: the second and the last must be the same.
    String.raw`(?<![\w-])(?:margin|padding|inset)\s*:\s*\S+ (?<right>\S+) \S+ (?!\k<right>;)\S+;`,
  ].join('|'),
  'g',
)

const complaints = folders.flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx,css}`, { cwd: inCheckout() }).flatMap(complain),
)
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0

function complain(file) {
  if (/\.(test|gen)\.tsx?$/.test(file)) return []
  const lines = readFileSync(inCheckout(file), 'utf8').split('\n')
  const patterns = file.endsWith('.css') ? [inCss] : [inCode, inStyle]
  return lines.flatMap((line, at) => {
    if (
      /\bphysical: /.test(line) ||
      /\bphysical: /.test(lines[at - 1] ?? '') ||
      /^\s*(?:\/\/|\/?\*)/.test(line)
    )
      return []
    const plain = line.replaceAll(/, +/g, ',')
    return patterns
      .flatMap((pattern) => [...plain.matchAll(pattern)])
      .map(([side]) => `${file}:${at + 1}: '${side}' is a side; say start or end`)
  })
}
