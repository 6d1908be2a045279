import { expect, test } from 'vitest'
import { formatSize } from '#contract/listings/format-size.ts'
import { inLanguage } from '#messages/language.ts'
import { agentPlans } from '../../agency/agents.ts'
import type { Feature } from '../../listings/feature-tables.ts'
import { makeListings } from '../../listings/make.ts'
import { layOutPlaces } from '../../places/lay-out.ts'
import { projectPlans } from '../../rows.ts'
import { landmarks } from './landmarks.ts'
import { inText } from './wording.ts'

const places = layOutPlaces()
const listings = makeListings({ places, agents: agentPlans, projects: projectPlans }, new Date()).map(
  ({ title_ur = '', description_ur = '', ...listing }) => ({ ...listing, title_ur, description_ur }),
)

/** The listings whose words a rule objects to, in a form that a failure can show. */
const objections = (isWrong: (listing: (typeof listings)[number]) => boolean) =>
  listings.filter(isWrong).map(({ id, title_ur, description_ur }) => `${id} ${title_ur} | ${description_ur}`)

const sentencesOf = (text: string) => text.split(/(?<=۔)\s/)

test('every listing has both texts, in letters that the font has', () => {
  // The unicode-range of src/site/urdu/urdu.css, digits and a little punctuation.
  const letters =
    /^[ \d,.:/\u060C\u061B\u061F\u0621-\u063A\u0640-\u0658\u0670\u0679\u067E\u0686\u0688\u0691\u0698\u06A9\u06AF\u06BA\u06BE\u06C1-\u06C3\u06CC\u06D2-\u06D4\u200C\u200D]+$/
  expect(
    objections(({ title_ur, description_ur }) => !letters.test(title_ur) || !letters.test(description_ur)),
  ).toEqual([])
})

test('titles are short and end without a stop, descriptions are whole sentences, none said twice', () => {
  expect(objections(({ title_ur }) => /[۔،؛:]$/.test(title_ur) || title_ur.length > 75)).toEqual([])
  expect(
    objections(({ description_ur }) => {
      const sentences = sentencesOf(description_ur)
      const isWhole = sentences.every((sentence) => /^[\p{L}\d].*[^۔،]۔$/u.test(sentence))
      return sentences.length < 2 || !isWhole || new Set(sentences).size < sentences.length
    }),
  ).toEqual([])
})

test('no text has a double space, a word twice in a row or a hanging comma', () => {
  const flaws =
    /\s\s|^\s|\s$|\s[،۔:]|[،۔:]{2}|(?<![\p{L}\p{M}])(?!الگ|ایم|آئی)([\p{L}\p{M}]+) \1(?![\p{L}\p{M}])/u
  expect(
    objections(({ title_ur, description_ur }) => flaws.test(title_ur) || flaws.test(description_ur)),
  ).toEqual([])
})

test('hardly two listings read alike, and no two of an area have the same title', () => {
  expect(new Set(listings.map(({ description_ur }) => description_ur)).size).toBeGreaterThan(2350)
  expect(new Set(listings.map(({ area_id, title_ur }) => `${area_id} ${title_ur}`)).size).toBe(
    listings.length,
  )
  const firstSentences = new Set(listings.map(({ description_ur }) => sentencesOf(description_ur)[0]))
  expect(firstSentences.size).toBeGreaterThan(1200)
})

const numbers = new Map(Array.from({ length: 13 }, (_, number) => [inText(number), number]))
const numberIn = (word: string) => numbers.get(word) ?? Number(word)

test('bedrooms, sizes and floors in the words are those of the listing', () => {
  // A sentence may name one of a house's bedrooms by its location.
  const beds = /(\S+) بیڈ روم(?= کا| کی| اور|،|۔|$)/g
  const sizes = /([\d.,]+) (?:مرلہ|کنال|مربع فٹ|مربع گز)/g
  expect(
    objections(({ title_ur, description_ur, beds: own, size_value, size_unit }) => {
      const words = `${title_ur}۔ ${description_ur}`
      const size = inLanguage('ur', () => formatSize({ value: size_value, unit: size_unit }))
      const saidBeds = [...words.matchAll(beds)]
        .map(([, word = '']) => numberIn(word))
        .filter(Number.isFinite)
      const saidSizes = [...words.matchAll(sizes)].map(([said]) => said)
      return saidBeds.some((said) => said !== own) || saidSizes.some((said) => said !== size)
    }),
  ).toEqual([])
  const floors =
    /(?:پہلی|دوسری|تیسری|چوتھی|پانچویں|چھٹی|ساتویں|آٹھویں|نویں|دسویں|گیارہویں|بارہویں) منزل|گراؤنڈ فلور/g
  expect(
    objections(
      ({ title_ur, description_ur, subtype }) =>
        ['apartment', 'office', 'shop'].includes(subtype) &&
        new Set(`${title_ur} ${description_ur}`.match(floors)).size > 1,
    ),
  ).toEqual([])
})

/** Words that claim a feature, and the feature that must then be there. */
const claims: readonly [RegExp, Feature][] = [
  [/(?<!\p{L})لفٹ(?! نہیں)/u, 'Lift'],
  [/سرونٹ کوارٹر|ملازموں کا کوارٹر/, 'Servant quarter'],
  [/ملازم کے کمرے/, 'Servant room'],
  [/سولر/, 'Solar panels'],
  [/(?<!^)کارنر(?! سے دوسرا)/, 'Corner'],
  [/پارک کے سامنے|پارک فیسنگ|سامنے پارک ہے/, 'Park facing'],
  [/^مین بلیوارڈ پر|، مین بلیوارڈ پر/, 'Main boulevard'],
  [/سوئمنگ پول/, 'Swimming pool'],
  [/جنریٹر/, 'Standby generator'],
  [/بالکونی/, 'Balcony'],
  [/سمندر (?:کے سامنے|کا نظارہ)|سے سمندر نظر/, 'Sea view'],
  [/پہاڑوں کا نظارہ|پہاڑ نظر/, 'Hill view'],
  [/(?<!سیمی )فرنشڈ/, 'Furnished'],
  [/سیمی فرنشڈ/, 'Semi-furnished'],
  [/کرایہ دار موجود|کرایہ دار سمیت/, 'Tenant in place'],
  [/(?<!پ)لان (?:میں|کے ساتھ|ہے)/, 'Lawn'],
  [/بور(?:[ ۔،]|$)/, 'Water bore'],
  [/پھل دار/, 'Fruit trees'],
  [/میزنائن/, 'Mezzanine'],
  [/شیشے کا ہے|شیشے کے فرنٹ/, 'Glass front'],
  [/قبضہ موجود/, 'Possession'],
  [/تھری فیز بجلی/, 'Three-phase power'],
  [/تہہ خانے|مکمل تہہ خانہ/, 'Basement'],
  [/اسٹڈی/, 'Study'],
  [/میٹر الگ|الگ میٹروں/, 'Separate meters'],
]

test.each(claims)('%s is said only of what has it', (claim, feature) => {
  const said = listings.filter(
    ({ title_ur, description_ur, subtype }) =>
      subtype !== 'basement' &&
      [title_ur, ...sentencesOf(description_ur)].some((sentence) => claim.test(sentence)),
  )
  expect(said.length).toBeGreaterThan(0)
  expect(
    said
      .filter(({ features }) => !features?.includes(feature))
      .map(({ title_ur, description_ur }) => `${title_ur} | ${description_ur}`),
  ).toEqual([])
})

test('nothing is sold of what is for rent, and no rent asked of what is sold', () => {
  const ofSale = /رجسٹری|الاٹمنٹ|ڈیمانڈ|ٹوکن|سب لیز|انتقال/
  const ofRent = /سیکیورٹی اور|پیشگی|کرایہ نامہ/
  expect(
    objections(({ purpose, description_ur }) => (purpose === 'rent' ? ofSale : ofRent).test(description_ur)),
  ).toEqual([])
})

test('every place that is known nearby has a name in Urdu', () => {
  const unnamed = new Set(places.flatMap(({ near }) => near).filter((name) => !(name in landmarks)))
  // A description, not a name.
  expect([...unnamed]).toEqual(['a row of good schools'])
})
