/** The numbers in a query: sizes, rooms and a budget, with 'from', 'up to' and the like around them. */
import { convertSize, marlasPerKanal } from '#contract/listings/convert-size.ts'
import type { SizeUnit } from '#contract/listings/property.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { numberAt, rupeesAt, type Spoken, type Unit, unitAt } from './quantities.ts'
import { type Word, wordsOf } from './read-words.ts'
import { type Stretch, textOf } from './stretches.ts'

type Bound = 'least' | 'most' | 'about'
type Amount = { from: number; to: number | undefined; unit: Unit; toUnit: Unit; next: number }

/** Filters that a stretch of the words says, from `start` to before `end`. */
export type Said = Stretch & { filters: SearchChoice }

const before = phrases({
  most: 'under|below|less than|smaller than|cheaper than|not above|not over|not exceeding|upto|up to|max|maximum|within|not more than|no more than|at most|till|zyada se zyada|ziada se ziada|زیادہ سے زیادہ|budget|budget of|budget is|بجٹ',
  least:
    'not less than|no less than|not below|not under|above|over|more than|larger than|bigger than|from|min|minimum|at least|atleast|starting from|starting|kam az kam|kam az km|kam se kam|km az km|کم از کم|کم سے کم',
  about: 'around|about|approx|approximately|taqreeban|taqriban|takreeban|تقریبا|لگ بھگ',
})
const after = phrases({
  most: 'se zyada nahi|se ziada nahi|se zyada nahin|se zyada na ho|se ziada na ho|se upar nahi|se upar na ho|se bara nahi|se bara na ho|سے زیادہ نہیں|سے زیادہ نہ ہو|سے اوپر نہیں|سے بڑا نہ ہو|se chota|se choti|se chotay|se chhota|se chhoti|سے چھوٹا|سے چھوٹی|ya us se kam|ya is se kam|ya usse kam|ya isse kam|ya kam|or under|or below|and below|or smaller|یا اس سے کم|یا کم|tak|tk|tuk|ke andar|k andar|ke andar andar|se kam|say kam|se km|se neeche|se nichay|se sasta|or less|max|maximum|budget|ka budget|تک|سے کم|سے نیچے|کے اندر|تک کا|تک کی|کا بجٹ|بجٹ',
  least:
    'se kam nahi|se kam nahin|se kam na ho|say kam nahi|se chota nahi|se chota na ho|سے کم نہیں|سے کم نہ ہو|سے چھوٹا نہ ہو|ya us se bara|ya us se bari|ya us se zyada|ya us se ziada|ya us se upar|ya is se bara|ya is se zyada|ya usse bara|ya usse zyada|ya isse bara|ya isse zyada|ya bara|ya bari|ya zyada|ya ziada|aur us se bara|aur us se zyada|aur us se upar|aur usse upar|aur zyada|aur bara|or bigger|or larger|or greater|or over|and bigger|and larger|and over|یا اس سے بڑا|یا اس سے بڑی|یا اس سے زیادہ|یا اس سے اوپر|یا زیادہ|یا بڑا|اور اس سے بڑا|اور اس سے زیادہ|اور اس سے اوپر|اور اوپر|se zyada|se ziada|se zada|say zyada|se upar|se oper|se oopar|se uper|se bara|se bari|or more|and above|and up|plus|or above|سے زیادہ|سے اوپر|سے بڑا|سے زائد',
  about: 'ke qareeb|ke lag bhag|کے قریب',
})
/** 'Ya us se bara' has four words. */
const longestBound = 4
const connectors = new Set(
  ['to', 'se', 'say', 'till', 'and', 'or', 'ta', 'tak'].concat(wordsOf('سے'), wordsOf('تا'), wordsOf('اور')),
)
const currency = new Set([
  'rs',
  'pkr',
  'rupees',
  'rupee',
  'rupay',
  'rupaye',
  'rupey',
  ...wordsOf('روپے'),
  ...wordsOf('روپیہ'),
])
const monthly = new Set([
  'rent',
  'kiraya',
  'kiraye',
  'monthly',
  'mahana',
  'price',
  'month',
  ...wordsOf('کرایہ'),
  ...wordsOf('ماہانہ'),
  ...wordsOf('کرائے'),
])
/** A number after one of these is the place's own: 'Phase 5', 'Block 13'. */
const named = new Set(['phase', 'block', 'sector', 'precinct', 'scheme', 'street', 'no'])

function phrases(table: Readonly<Record<Bound, string>>): ReadonlyMap<string, Bound> {
  return new Map(
    (['most', 'least', 'about'] as const).flatMap((bound) =>
      table[bound].split('|').map((phrase) => [wordsOf(phrase).join(' '), bound] as const),
    ),
  )
}

/** Every amount that the words say, each with the words that say it. */
export function amountsIn(words: readonly Word[]): Said[] {
  const said: Said[] = []
  for (let at = 0; at < words.length; ) {
    const amount = dimensionsAt(words, at) ?? amountAt(words, at) ?? bareRupeesAt(words, at)
    const found = amount && withBounds(words, at, amount, said.at(-1)?.end ?? 0)
    if (found && !said.some((other) => saysAlike(other, found))) said.push(found)
    at = found ? found.end : at + 1
  }
  return said
}

/** A repeated amount counts once; the other stays among the words. */
function saysAlike(one: Said, other: Said): boolean {
  return Object.entries(one.filters).some(
    ([key, value]) => key in other.filters && (key !== 'sizeUnit' || value !== other.filters.sizeUnit),
  )
}

const by = new Set(['x', 'by', ...wordsOf('بائی')])
/** Of a plot, in feet. */
const leastSide = 10
const mostSide = 1000

/** '30x60' is feet by feet (D46). */
function dimensionsAt(words: readonly Word[], at: number): Amount | undefined {
  const [first, between, last] = words.slice(at, at + 3)
  const isCrossed = /^\s*[×*]\s*$/.test(between?.gap ?? '')
  const other = isCrossed ? between : by.has(between?.text ?? '') ? last : undefined
  const sides = [first?.number, other?.number]
  const [width = 0, depth = 0] = sides
  if (!sides.every((side) => side !== undefined && side >= leastSide && side <= mostSide)) return undefined
  const unit = { kind: 'size', unit: 'sqft' } as const
  const after = at + (isCrossed ? 2 : 3)
  const next = feet.has(words[after]?.text ?? '') ? after + 1 : after
  return { from: width * depth, to: undefined, unit, toUnit: unit, next }
}

const feet = new Set(['ft', 'feet', 'foot', 'fit', ...wordsOf('فٹ')])

/** '10 marla', '5 to 10 marla', '5 marla se 1 kanal'. */
function amountAt(words: readonly Word[], at: number): Amount | undefined {
  const first = quantityAt(words, at)
  if (first) {
    const second = first.unit.kind === 'beds' ? undefined : quantityAt(words, connectedAt(words, first.next))
    return second?.unit.kind === first.unit.kind
      ? { ...first, to: second.from, toUnit: second.unit, next: second.next }
      : first
  }
  const number = numberAt(words, at)
  if (!number || named.has(words[at - 1]?.text ?? '')) return undefined
  const second = quantityAt(words, connectedAt(words, number.next))
  if (!second || second.from === undefined || second.to !== undefined) return undefined
  const perUnit = second.unit.kind === 'price' ? second.rupeesEach : 1
  return { ...second, from: number.value * perUnit, to: second.from }
}

type Quantity = Amount & { rupeesEach: number }

function quantityAt(words: readonly Word[], at: number): Quantity | undefined {
  const number = at < 0 ? undefined : numberAt(words, at)
  const unit = number && unitAt(words, number.next)
  if (!number || !unit) return undefined
  // 'Block 5 c' names a block, and 'phase 6 k block' as well.
  const isName = named.has(words[at - 1]?.text ?? '') && words[number.next]?.text.length === 1
  if (isName) return undefined
  const shared = { to: undefined, unit: unit.value, toUnit: unit.value }
  const marlas =
    unit.value.kind === 'size' && unit.value.unit === 'kanal' ? marlasAt(words, unit.next) : undefined
  if (marlas) {
    const inMarla = { kind: 'size', unit: 'marla' } as const
    const from = number.value * marlasPerKanal + marlas.value
    return { from, to: undefined, unit: inMarla, toUnit: inMarla, next: marlas.next, rupeesEach: 1 }
  }
  const rupees = unit.value.kind === 'price' ? rupeesAt(words, at) : undefined
  return rupees && unit.value.kind === 'price'
    ? { ...shared, from: rupees.value, next: rupees.next, rupeesEach: unit.value.rupees }
    : { ...shared, from: number.value, next: unit.next, rupeesEach: 1 }
}

/** '1 kanal 10 marla' is one size. */
function marlasAt(words: readonly Word[], at: number): Spoken<number> | undefined {
  const number = /^\s*$/.test(words[at]?.gap ?? '-') ? numberAt(words, at) : undefined
  const unit = number && unitAt(words, number.next)
  const isMarla = unit?.value.kind === 'size' && unit.value.unit === 'marla'
  return isMarla ? { value: number?.value ?? 0, next: unit.next } : undefined
}

/** Where the other end of a range begins: after 'to', 'se' or a dash; -1 when there is none. */
function connectedAt(words: readonly Word[], at: number): number {
  const word = words[at]
  if (!word) return -1
  if (/^\s*[-–—~]\s*$/.test(word.gap)) return at
  return connectors.has(word.text) ? at + 1 : -1
}

/** '50000' is a price when something says so: a currency, 'under', 'rent'. */
function bareRupeesAt(words: readonly Word[], at: number): Amount | undefined {
  const number = words[at]?.number
  if (number === undefined || number < 1000 || !Number.isInteger(number)) return undefined
  const unit = { kind: 'price', rupees: 1 } as const
  const connected = connectedAt(words, at + 1)
  const last = words[connected]?.number ?? 0
  const to = last > number ? last : undefined
  const next = (to === undefined ? at : connected) + 1
  const beside = [words[at - 1]?.text ?? '', words[next]?.text ?? '']
  const isRound = words.length > 1 && number >= 5000 && number % 1000 === 0
  const isPrice =
    isRound ||
    beside.some((word) => currency.has(word) || monthly.has(word)) ||
    boundBefore(words, at, 0) !== undefined ||
    boundAfter(words, next) !== undefined
  return isPrice ? { from: number, to, unit, toUnit: unit, next } : undefined
}

function withBounds(words: readonly Word[], at: number, amount: Amount, floor: number): Said {
  const paid = currency.has(words[amount.next]?.text ?? '') ? amount.next + 1 : amount.next
  const start = at > floor && currency.has(words[at - 1]?.text ?? '') ? at - 1 : at
  const ahead = boundBefore(words, start, floor)
  const behind = boundAfter(words, paid)
  const isBetween = amount.to !== undefined && words[start - 1]?.text === 'between' && start > floor
  return {
    filters: filtersOf(amount, behind?.bound ?? ahead?.bound),
    start: isBetween ? start - 1 : (ahead?.start ?? start),
    end: behind?.end ?? paid,
  }
}

function boundBefore(words: readonly Word[], at: number, floor: number) {
  for (let start = Math.max(at - longestBound, floor); start < at; start++) {
    const bound = before.get(textOf(words, start, at))
    if (bound) return { bound, start }
  }
  return undefined
}

function boundAfter(words: readonly Word[], at: number) {
  if (words[at - 1]?.hasPlus) return { bound: 'least' as const, end: at }
  for (let end = Math.min(at + longestBound, words.length); end > at; end--) {
    const bound = after.get(textOf(words, at, end))
    if (bound) return { bound, end }
  }
  return undefined
}

function filtersOf(amount: Amount, bound: Bound | undefined): SearchChoice {
  const { from, to, unit } = amount
  switch (unit.kind) {
    case 'beds':
      return { beds: Math.round(from) }
    case 'baths':
      return { baths: Math.round(from) }
    case 'price': {
      const [minPrice, maxPrice] = between(from, to, bound ?? 'most')
      return { ...(minPrice && { minPrice }), ...(maxPrice && { maxPrice }) }
    }
    case 'size':
      return sizeFilters(amount, bound)
  }
}

/** People name plots by their exact size; what is measured in feet is never exactly so. */
const measured: ReadonlySet<SizeUnit> = new Set(['sqft', 'sqm'])

function sizeFilters({ from, to, unit, toUnit }: Amount, bound: Bound | undefined): SearchChoice {
  if (unit.kind !== 'size' || toUnit.kind !== 'size') return {}
  const sizeUnit = to === undefined || unit.unit === toUnit.unit ? unit.unit : 'marla'
  const inUnit = (value: number, of: SizeUnit) => convertSize({ value, unit: of }, sizeUnit).value
  const least = inUnit(from, unit.unit)
  const most = to === undefined ? undefined : inUnit(to, toUnit.unit)
  const usual = measured.has(sizeUnit) ? 'about' : 'exactly'
  const [minSize, maxSize] = between(least, most, bound ?? usual)
  return { ...(minSize && { minSize }), ...(maxSize && { maxSize }), sizeUnit }
}

function between(
  from: number,
  to: number | undefined,
  bound: Bound | 'exactly',
): [least: number | undefined, most: number | undefined] {
  if (to !== undefined) return [Math.min(from, to), Math.max(from, to)]
  if (bound === 'most') return [undefined, from]
  if (bound === 'least') return [from, undefined]
  return bound === 'about' ? [Math.round(from * 0.9), Math.round(from * 1.1)] : [from, from]
}
