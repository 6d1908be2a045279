import { expect, test } from 'vitest'
import { formatSize } from '#contract/listings/format-size.ts'
import { agentPlans } from '../agency/agents.ts'
import type { Feature } from '../listings/feature-tables.ts'
import { makeListings } from '../listings/make.ts'
import { layOutPlaces } from '../places/lay-out.ts'
import { projectPlans } from '../rows.ts'
import { a, inText } from './wording.ts'

const places = layOutPlaces()
const listings = makeListings({ places, agents: agentPlans, projects: projectPlans }, new Date())
const texts = listings.flatMap(({ title, description }) => [title, description])

/** The listings whose words a rule objects to, in a form that a failure can show. */
const objections = (isWrong: (listing: (typeof listings)[number]) => boolean) =>
  listings.filter(isWrong).map(({ id, title, description }) => `${id} ${title} | ${description}`)

test('articles fit the word or number that follows', () => {
  expect(
    [
      'apartment',
      'upper portion',
      '8-marla house',
      '11-marla plot',
      '1-kanal house',
      'one-bed flat',
      '80 sq yd shop',
      'unit',
    ].map(a),
  ).toEqual([
    'an apartment',
    'an upper portion',
    'an 8-marla house',
    'an 11-marla plot',
    'a 1-kanal house',
    'a one-bed flat',
    'an 80 sq yd shop',
    'a unit',
  ])
})

test('no text has a double space, a hanging word or a wrong article', () => {
  const flaws =
    /\s\s|^\s|\s$|\s[,.;:]|[,.;:]{2}|undefined|null|NaN|\b(\w+) \1\b|\b[Aa] (?:[aei]|o(?!ne)|u(?!ni|s))|\b[Aa] (?:8|11|18)\b|\b[Aa]n (?:[bcdfgjklmnpqrstvwxyz]|one|1(?![18]\b))/
  expect(texts.filter((text) => flaws.test(text))).toEqual([])
})

test('titles are in sentence case, short, and end without a stop', () => {
  expect(
    objections(({ title }) => !/^[A-Z\d]/.test(title) || /[.!?,;:]$/.test(title) || title.length > 75),
  ).toEqual([])
  expect(texts.filter((text) => /\b(?!PECHS|COMSATS)[A-Z]{5,}\b|!/.test(text))).toEqual([])
})

test('descriptions are whole sentences', () => {
  expect(
    objections(({ description }) => {
      const sentences = description.split(/(?<=[.])\s/)
      return sentences.length < 2 || sentences.some((sentence) => !/^[A-Z\d].*\.$/.test(sentence))
    }),
  ).toEqual([])
})

test('hardly two listings read alike, and no two of an area have the same title', () => {
  expect(new Set(listings.map(({ description }) => description)).size).toBeGreaterThan(2350)
  expect(new Set(listings.map(({ area_id, title }) => `${area_id} ${title}`)).size).toBe(listings.length)
  const firstSentences = new Set(listings.map(({ description }) => description.split('. ')[0]))
  expect(firstSentences.size).toBeGreaterThan(1200)
})

test('no description says the same sentence twice', () => {
  expect(
    objections(({ description }) => {
      const sentences = description.split(/(?<=[.])\s/)
      return new Set(sentences).size < sentences.length
    }),
  ).toEqual([])
})

const numbers = new Map(Array.from({ length: 13 }, (_, number) => [inText(number), number]))

test('bedrooms in the words are the bedrooms of the listing', () => {
  const flat =
    /(?<![\w-])(\d+|one|two|three|four|five|six|seven|eight)[- ]bed(?:room)?s?\b(?! is| upstairs)/gi
  expect(
    objections(({ title, description, beds }) =>
      [...`${title}. ${description}`.matchAll(flat)].some(([, word = '']) => {
        const said = numbers.get(word.toLowerCase()) ?? Number(word)
        return said !== beds
      }),
    ),
  ).toEqual([])
})

test('sizes in the words are the size of the listing', () => {
  const sizes = /(?<![\d.,])(\d[\d,.]*)[- ](marla|kanal|sq ft|sq yd)/g
  expect(
    objections((listing) => {
      const own = formatSize({ value: listing.size_value, unit: listing.size_unit }).toLowerCase()
      return [...`${listing.title}. ${listing.description}`.matchAll(sizes)].some(
        ([, amount, unit]) => `${amount} ${unit}` !== own,
      )
    }),
  ).toEqual([])
})

test('title and description name the same floor', () => {
  const floors =
    /\b(ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)[- ]floor\b/gi
  const floorsOf = (text: string) =>
    new Set([...text.matchAll(floors)].map(([, floor = '']) => floor.toLowerCase()))
  expect(
    objections(({ title, description, type, subtype }) => {
      if (type === 'residential' && subtype !== 'apartment') return false
      return floorsOf(`${title}. ${description}`).size > 1
    }),
  ).toEqual([])
})

/** Words that claim a feature, and the feature that must then be there. */
const claims: readonly [RegExp, Feature][] = [
  [/(?<!No )\b(?:a lift|[Ll]ift and|by lift|with lift)\b/, 'Lift'],
  [/servant quarter|quarter for the keeper|in the quarter/i, 'Servant quarter'],
  [/servant room/i, 'Servant room'],
  [/solar/i, 'Solar panels'],
  [
    /corner (?:plot|house|apartment|position|shop|commercial|residential)|, corner\b|on a corner|It is a corner/i,
    'Corner',
  ],
  [/park[- ]facing|faces the park|onto the park/i, 'Park facing'],
  [/main boulevard, which|on the main boulevard$/i, 'Main boulevard'],
  [/swimming pool|filtered pool|\ba pool\b|with pool|and pool\b/i, 'Swimming pool'],
  [/generator|back-up power/i, 'Standby generator'],
  [/the balcony|with balcony|and balcony\b/i, 'Balcony'],
  [/sea view|facing the sea|sea-facing|the sea fills/i, 'Sea view'],
  [/hill view|look at the hills/i, 'Hill view'],
  [/(?<!semi-)\bfurnished\b/i, 'Furnished'],
  [/semi-furnished/i, 'Semi-furnished'],
  [/tenant in place|with its tenant/i, 'Tenant in place'],
  [/\blawn\b/i, 'Lawn'],
  [/own bore|deep bore/i, 'Water bore'],
  [/fruit trees/i, 'Fruit trees'],
  [/mezzanine/i, 'Mezzanine'],
  [/glass front|front is glass/i, 'Glass front'],
  [/(?<!mutation and )\bpossession\b(?! goes| is expected| is due| is to| and| ?,? hence)/, 'Possession'],
  [/three-phase power/i, 'Three-phase power'],
  [/full basement below|with basement|and basement\b|The basement holds/, 'Basement'],
]

test.each(claims)('%s is said only of what has it', (claim, feature) => {
  const said = listings.filter(
    ({ title, description, subtype }) =>
      subtype !== 'basement' &&
      (claim.test(title) || description.split(/(?<=[.])\s/).some((sentence) => claim.test(sentence))),
  )
  expect(said.length).toBeGreaterThan(0)
  expect(
    said
      .filter(({ features }) => !features?.includes(feature))
      .map(({ title, description }) => `${title} | ${description}`),
  ).toEqual([])
})

test('a listing says it lies in its own area, and in no other', () => {
  for (const { city_id, area_id, description } of listings) {
    const own = places[area_id - 1]?.name ?? ''
    const named = places.filter(
      ({ cityId, name }) => cityId === city_id && description.includes(` in ${name}`),
    )
    for (const { name } of named) expect(own.startsWith(name), `${own}: ${description}`).toBe(true)
  }
})
