/** What people call purposes, kinds of property, features, possession, floors and yes-or-no filters: in English, Roman Urdu and Urdu. */
import type { Feature } from '#contract/listings/features.ts'
import type { Possession, PropertyType, Purpose, Subtype } from '#contract/listings/property.ts'
import { soundOf } from '#contract/places/sound.ts'
import { type SearchFlag, type SearchSort, typedKeys } from '#contract/search/search-keys.ts'
import { editDistance } from '#contract/text/edit-distance.ts'
import { floorPhrases, possessionPhrases } from '../building/index.ts'
import { featurePhrases } from '../features/index.ts'
import { type Word, wordsOf } from './read-words.ts'

/** The meaning of a phrase. */
export type Meaning =
  | { purpose: Purpose }
  | { type: PropertyType }
  | { subtypes: readonly Subtype[] }
  | { sort: SearchSort }
  | { features: readonly Feature[] }
  | { possession: Possession }
  | { floor: number }
  | { flag: SearchFlag }
  /** The person wants to sell, and not to buy. */
  | { intent: 'sell' }
  /** Islamabad and Rawalpindi. */
  | { cities: 'twin' }
  /** Says nothing about a property. */
  | 'noise'

const meanings: ReadonlyArray<readonly [Meaning, string]> = [
  [
    { purpose: 'rent' },
    'for rent|to rent|on rent|rent|rental|rented|to let|for lease|کراۓ|کراۓ پر|lease|renting|kiraya|kiraye|kiraey|kirae|kiray|karaya|karaye|kraya|kiraye par|kiraye pe|kiraye ke liye|baraye kiraya|کرایہ|کرائے|کرایے|کرائے پر|کرایہ پر|کرائے کے لیے|برائے کرایہ|کرائے کا|کرائے کے|رینٹ',
  ],
  [
    { purpose: 'sale' },
    'for sale|on sale|for sel|sel|sale|to buy|buy|buying|purchase|to purchase|farokht|baraye farokht|faroht|bechne ke liye|bechne wala|bechne wale|bikao|bikau|bikne wala|khareedna|kharidna|khareedne|kharidne|khareed|برائے فروخت|فروخت|فروخت کے لیے|بیچنے کے لیے|خریدنا|خریدنے|خرید|بکاؤ|سیل',
  ],
  [
    { intent: 'sell' },
    'sell|to sell|want to sell|i want to sell|sell my|sell my house|selling|selling my|bechna|bechna hai|bechna he|bechna chahta|bechni|bechni hai|bechne hain|bechne hai|bechne|beichna|baichna|bechny hain|farokht karna|farokht karni|farokht karna hai|farokht karni hai|sale karna|sale karni|sale karna hai|بیچنا|بیچنا ہے|بیچنی|بیچنی ہے|بیچنے ہیں|بیچنا چاہتا|فروخت کرنا|فروخت کرنی|فروخت کرنا ہے|فروخت کرنی ہے|فروخت کرنا چاہتا',
  ],
  [{ cities: 'twin' }, 'twin cities|twin city|jurwan shehr|jurwan shehron|جڑواں شہر|جڑواں شہروں'],
  [{ type: 'residential' }, 'residential|rihaishi|rehaishi|رہائشی'],
  [
    { type: 'commercial' },
    'commercial|commerical|kamarshal|kamershal|kamarshial|komershal|kamrshal|tijarti|کمرشل|تجارتی',
  ],
  [{ type: 'plot' }, 'plot|plots|plto|polt|پلاٹ|پلاٹس|پلاٹوں|land|zameen|zamin|zamen|زمین|اراضی'],
  [
    { subtypes: ['house'] },
    'house|houses|hause|hous|home|homes|ghar|gher|ghr|makan|makaan|makkan|kothi|kothee|bangla|banglow|bungalow|bunglow|villa|villas|cottage|cottages|کاٹیج|bangalow|بنگلو|گھروں|گھر|گهر|مکان|مکانات|کوٹھی|بنگلہ|بنگلا|ہاؤس|ولا',
  ],
  [
    { subtypes: ['apartment'] },
    'apartment|apartments|apartmnt|appartment|appartments|apartement|aprtment|flat|flats|flate|falt|فلیٹ|فلیٹس|اپارٹمنٹ|اپارٹمنٹس|اپارٹمینٹ',
  ],
  [
    { subtypes: ['upper portion'] },
    'upper portion|upper potion|upper porshan|upar wala portion|uper wala portion|upar portion|ooper wala portion|oopar wala portion|upr portion|oopar ka|upar ka|uper ka|oopar ka portion|upar ka portion|uper ka portion|ooper ka portion|oper ka portion|oopar wala|upar wala|uper wala|oper wala|oopar wali|upar wali|oopar wali manzil|upar wali manzil|uper wali manzil|oopar ki manzil|upar ki manzil|oopar ka hissa|upar ka hissa|اوپر کا|اوپر والا|اوپر والی|اوپر کا پورشن|اوپر والی منزل|اوپر کی منزل|اوپر کا حصہ|اوپری منزل|اوپری پورشن|اپر پورشن|first floor portion|اپر پورشن|بالائی پورشن|اوپر والا پورشن|بالائی منزل',
  ],
  [
    { subtypes: ['lower portion'] },
    'lower portion|lower potion|ground portion|ground floor portion|neeche wala portion|neechay wala portion|niche wala portion|nichla portion|neeche ka|nichay ka|niche ka|neeche ka portion|niche ka portion|nichay ka portion|neechay ka portion|neeche wala|niche wala|neeche wali manzil|niche wali manzil|neeche ka hissa|nichli manzil|نیچے کا|نیچے والا|نیچے والی|نیچے کا پورشن|نیچے والی منزل|نچلی منزل|لوئر پورشن|نچلا پورشن|زیریں پورشن|نیچے والا پورشن',
  ],
  [{ subtypes: ['upper portion', 'lower portion'] }, 'portion|portions|porshan|پورشن'],
  [{ subtypes: ['farm house'] }, 'farm house|farm houses|farmhouse|farmhouses|farm haus|فارم ہاؤس|فارم ہاوس'],
  [{ subtypes: ['room'] }, 'room|rooms|kamra|kamre|kamray|کمرہ|کمرا'],
  [{ subtypes: ['penthouse'] }, 'penthouse|pent house|penthouses|پینٹ ہاؤس'],
  [{ subtypes: ['hotel suites'] }, 'hotel suite|hotel suites|ہوٹل سوئٹ'],
  [{ subtypes: ['basement'] }, 'basement|besment|tehkhana|بیسمنٹ|تہہ خانہ'],
  [{ subtypes: ['annexe'] }, 'annexe|annex|anexy|anexi|انیکسی'],
  [{ subtypes: ['residential plot'] }, 'residential plot|residential plots|rihaishi plot|رہائشی پلاٹ'],
  [
    { subtypes: ['commercial plot'] },
    'commercial plot|commercial plots|commercial land|tijarti plot|کمرشل پلاٹ|تجارتی پلاٹ',
  ],
  [
    { subtypes: ['agricultural land'] },
    'agricultural land|agriculture land|agri land|farm land|farmland|raqba|zarai raqba|zari raqba|zarayi raqba|zarae raqba|zarai zamin|zarai arazi|رقبہ|زرعی رقبہ|zari zameen|zarai zameen|zarayi zameen|زرعی زمین|زرعی اراضی',
  ],
  [
    { subtypes: ['industrial land'] },
    'industrial land|industrial plot|industrial plots|صنعتی زمین|صنعتی پلاٹ',
  ],
  [
    { subtypes: ['plot file'] },
    'plot file|plot files|file|files|plot ki file|plots ki file|پلاٹ فائل|پلاٹ کی فائل|فائل|فائلیں',
  ],
  [
    { subtypes: ['farmhouse plot'] },
    'farmhouse plot|farm house plot|farmhouse plots|farm house land|فارم ہاؤس پلاٹ',
  ],
  [{ subtypes: ['office'] }, 'office|offices|ofice|offis|daftar|دفتر|آفس|دفاتر'],
  [{ subtypes: ['shop'] }, 'shop|shops|shope|dukan|dukaan|dokan|dukanein|دکان|دوکان|دکانیں|شاپ'],
  [{ subtypes: ['warehouse'] }, 'warehouse|warehouses|ware house|godown|godam|godaam|gudam|گودام|ویئر ہاؤس'],
  [{ subtypes: ['factory'] }, 'factory|factories|factry|karkhana|kaarkhana|فیکٹری|کارخانہ'],
  [{ subtypes: ['building'] }, 'building|buildings|bilding|plaza|imarat|عمارت|بلڈنگ|پلازہ'],
  [{ features: ['drawingRoom', 'diningRoom'] }, 'dd|d d|drawing dining|drawing and dining|ڈرائنگ ڈائننگ'],
  [
    { sort: 'price-high' },
    'expensive|most expensive|costliest|mehnga|mehnge|mehngi|mahnga|mehenga|mehanga|sab se mehnga|مہنگا|مہنگے|مہنگی|سب سے مہنگا',
  ],
  [
    { sort: 'newest' },
    'newest|latest|naye ishtihar|nai listing|nayi listing|nayi listings|naye ads|new listings|new ads|new listing|نئے اشتہار|نئے اشتہارات|نئی لسٹنگ|نئی لسٹنگز|newest first|latest first|sab se nayi|تازہ ترین',
  ],
  [
    { sort: 'price-low' },
    'cheap|cheapest|sasta|saste|sasti|sastay|low price|kam qeemat|سستا|سستے|سستی|کم قیمت',
  ],
  [
    'noise',
    'a|an|and|at|by|for|from|in|is|near|of|on|or|the|to|with|i|am|me|my|we|want|need|needed|wanted|required|looking|looking for|hello|hi|dear|good|there|it|do|you|have|can|get|give|what|where|are|all|options|option|place|size|sized|worth|cost|costing|about|around|nearby|beside|would|like|someone|his|her|your|our|us|be|find|search|show|please|plz|available|property|properties|listing|listings|real estate|any|some|within|price|budget|range|area|located|having|that|which',
  ],
  [
    'noise',
    'mein|main|mai|mn|ka|ki|ke|kay|ko|par|pr|pe|per|se|say|hai|hain|ho|chahiye|chahie|chahye|chaiye|chahiyay|wala|wali|wale|walay|liye|lye|liay|koi|aur|ya|dhoond|dhund|talash|jaidad|jaidaad|qeemat|mujhe|mujhay|hum|humein|karna|lena|leni|lna|k|rupay|rupaye|mahana|mahina|monthly|per month|jahan|paas|pas|qareeb|qarib|nazdeek|samne|ap|aap|apna|apni|hun|hoon|hu|chahta|chahti|chahte|raha|rahi|rahe|jo|jis|kuch|salam|assalam|o|alaikum|aoa|bhai|jee|ji|sir|madam|kaha|kahan|kya|milega|mil|jaye|sakta|sakti|rehne|rahne|bhi|bata|dein|den|dedo|de|andar|ke andar|sath|saath|dikhao|batao|shehar|sheher|shahar',
  ],
  [
    'noise',
    'میں|کا|کی|کے|کو|پر|سے|ہے|ہیں|ہو|چاہیے|چاہئے|والا|والی|والے|لیے|لئے|کوئی|اور|یا|تلاش|جائیداد|پراپرٹی|قیمت|مجھے|ہمیں|لینا|لینی|ایریا|علاقے|علاقہ|برائے|ماہانہ|بجٹ|روپے|کرنا|دکھائیں|تک|اندر|شہر|ساتھ|پاس|قریب|نزدیک|سامنے|آپ|اپنا|اپنی|ہوں|چاہتا|چاہتی|رہا|رہی|رہے|جو|جس|کچھ|سلام|بھائی|جی|کیا|کہاں|ملے|گا|گی|جائے|بھی|ایسا|ایسی|رہنے|کہ|نے|اپنے|دیں|دے|سکتا|سکتے|سکتی|سائز|والے|عدد',
  ],
]

/** What people call each yes-or-no filter. */
const flagPhrases: Readonly<Record<SearchFlag, string>> = {
  hasPictures:
    'with pictures|with photos|with images|tasveer ke sath|tasveeron ke sath|tasaveer ke sath|tasveer wale|tasveer wala|tasveeron wale|tasveeron wala|tasveeron wali|tasweer wale|photo wale|photo wala|تصویر والا|تصویر والے|تصویروں والے|تصاویر والے|photos ke sath|تصاویر کے ساتھ|تصویر کے ساتھ|تصویروں کے ساتھ',
  approved:
    'approved|noc approved|lda approved|cda approved|rda approved|kda approved|mda approved|fda approved|gda approved|pda approved|tma approved|lda manzoor|cda manzoor|ایل ڈی اے منظور شدہ|سی ڈی اے منظور شدہ|manzoor shuda|noc manzoor shuda|منظور شدہ|این او سی منظور شدہ',
  reduced:
    'reduced|reduced price|price reduced|price reduction|price reductions|price drop|price drops|price dropped|dropped price|price cut|price cuts|price lowered|qeemat mein kami|qeemat main kami|qeemat me kami|qimat mein kami|qeemat kam hui|qeemat kam ki hui|kam ki hui|qeemat kam ki gayi|kam ki hui qeemat|price kam hui|price kam ki gayi|price mein kami|قیمت میں کمی|قیمت کم ہوئی|قیمت کم کی گئی|کم کی گئی قیمت|کم شدہ قیمت|کم کردہ قیمت|گھٹی ہوئی قیمت',
  onCall:
    'price on call|price on calls|call for price|call for the price|price on request|price on phone|prices on call|qeemat call par|qeemat call pe|qeemat phone par|qeemat ke liye call|qeemat ke liye call karein|price call par|price call pe|قیمت کال پر|پرائس آن کال|قیمت فون پر|قیمت کے لیے کال|قیمت کے لیے کال کریں|قیمت کے لیے فون کریں',
}

const longest = 5
const byPhrase = new Map<string, Meaning>()
for (const [meaning, phrases] of meanings) for (const phrase of phrases.split('|')) add(phrase, meaning)
for (const flag of typedKeys(flagPhrases))
  for (const phrase of flagPhrases[flag].split('|')) add(phrase, { flag })
for (const [possession, phrase] of possessionPhrases()) add(phrase, { possession })
for (const [floor, phrase] of floorPhrases()) add(phrase, { floor })
for (const [feature, phrase] of featurePhrases()) add(phrase, { features: [feature] })
const single = [...byPhrase].filter(([phrase, meaning]) => meaning !== 'noise' && !phrase.includes(' '))

/** A phrase with two meanings has the first: 'basement' alone is a type of home. */
function add(phrase: string, meaning: Meaning): void {
  const key = wordsOf(phrase).join(' ')
  if (!byPhrase.has(key)) byPhrase.set(key, meaning)
}

/** The longest phrase of the table that begins there, of the words that `isFree` allows. */
export function phraseAt(
  words: readonly Word[],
  at: number,
  isFree: (at: number) => boolean,
): { meaning: Meaning; length: number } | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const places = Array.from({ length }, (_, place) => at + place)
    if (!places.every(isFree)) continue
    const meaning = byPhrase.get(places.map((place) => words[place]?.text ?? '').join(' '))
    if (meaning !== undefined) return { meaning, length }
  }
  return undefined
}

/**
 * What a word means that is not in the table: one that sounds like a word there ('mkan', 'palat'), or is a slip of one.
 * Short words are too like others.
 */
export function misspelled(word: string): Meaning | undefined {
  return heard(word) ?? slipped(word)
}

const shortestSound = 3
let bySound: ReadonlyMap<string, ReadonlyArray<readonly [phrase: string, meaning: Meaning]>> | undefined

/** Roman Urdu is written by ear. */
function heard(word: string): Meaning | undefined {
  bySound ??= Map.groupBy(single, ([phrase]) => soundOf(phrase))
  const sound = soundOf(word)
  if (sound.length < shortestSound || word.length < 4) return undefined
  const alike = (bySound.get(sound) ?? []).filter(([phrase]) => editDistance(word, phrase, 2) <= 2)
  return alike[0]?.[1]
}

function slipped(word: string): Meaning | undefined {
  const most = word.length < 5 ? 0 : word.length < 8 ? 1 : 2
  let best: { meaning: Meaning; edits: number } | undefined
  for (const [phrase, meaning] of most > 0 ? single : []) {
    if (phrase[0] !== word[0] || phrase.length < 4) continue
    const edits = editDistance(word, phrase, most)
    if (edits <= most && (best === undefined || edits < best.edits)) best = { meaning, edits }
  }
  return best?.meaning
}

/** Whether a word is in the table by itself, also as one that says nothing. */
export function isPhrase(word: string): boolean {
  return byPhrase.has(word)
}
