/**
 * Other ways to write the names of Pakistani places: Urdu, Roman Urdu, short forms. Spellings that merely sound like
 * the name ('gulburg', 'jauhar', 'گلبرگ') need no entry, because `soundOf` matches them.
 */
import { plainWords } from '#contract/places/plain-words.ts'

/** For a word of a name: its Urdu spelling first, then whatever else people type for it. */
const wordSpellings: Readonly<Record<string, readonly string[]>> = {
  dha: ['ڈی ایچ اے', 'defence', 'defense', 'ڈیفنس'],
  phase: ['فیز', 'ph', 'fase', 'faze'],
  block: ['بلاک', 'blk'],
  sector: ['سیکٹر', 'sec'],
  town: ['ٹاؤن', 'twn', 'toun', 'tawn'],
  city: ['سٹی'],
  road: ['روڈ', 'rd'],
  street: ['سٹریٹ', 'گلی'],
  society: ['سوسائٹی', 'soc'],
  housing: ['ہاؤسنگ'],
  scheme: ['سکیم', 'اسکیم'],
  colony: ['کالونی'],
  extension: ['ایکسٹینشن', 'ext'],
  cantt: ['کینٹ', 'cantonment'],
  cantonment: ['کینٹ', 'cantt'],
  garden: ['گارڈن'],
  gardens: ['گارڈنز'],
  view: ['ویو'],
  park: ['پارک'],
  lake: ['لیک'],
  hills: ['ہلز'],
  heights: ['ہائٹس'],
  villas: ['ولاز'],
  homes: ['ہومز'],
  enclave: ['انکلیو'],
  estate: ['اسٹیٹ'],
  industrial: ['انڈسٹریل'],
  avenue: ['ایونیو', 'ave'],
  mall: ['مال', 'mall road', 'مال روڈ'],
  university: ['یونیورسٹی', 'uni'],
  precinct: ['پریسنکٹ'],
  model: ['ماڈل'],
  area: ['ایریا'],
  business: ['بزنس'],
  centre: ['سینٹر', 'سنٹر', 'center'],
  commercial: ['کمرشل'],
  district: ['ڈسٹرکٹ'],
  executive: ['ایگزیکٹو'],
  blue: ['بلیو'],
  greens: ['گرینز'],
  valley: ['ویلی'],
  orchard: ['آرچرڈ'],
  safari: ['سفاری'],
  residencia: ['ریزیڈنشیا'],
  capital: ['کیپیٹل'],
  canal: ['کینال'],
  north: ['نارتھ'],
  chak: ['چک'],
  bani: ['بنی'],
  gala: ['گالہ', 'گالا'],
  bahria: ['بحریہ'],
  gulberg: ['گلبرگ'],
  johar: ['جوہر'],
  jauhar: ['جوہر'],
  gulshan: ['گلشن'],
  gulistan: ['گلستان'],
  iqbal: ['اقبال'],
  allama: ['علامہ'],
  askari: ['عسکری'],
  clifton: ['کلفٹن'],
  wapda: ['واپڈا'],
  valencia: ['ویلنشیا'],
  nazimabad: ['ناظم آباد'],
  saddar: ['صدر'],
  satellite: ['سیٹلائٹ'],
  hayatabad: ['حیات آباد'],
  pechs: ['پی ای سی ایچ ایس'],
  pwd: ['پی ڈبلیو ڈی'],
  islamabad: ['اسلام آباد', 'isb'],
  lahore: ['لاہور', 'lhr'],
  karachi: ['کراچی', 'khi'],
  rawalpindi: ['راولپنڈی', 'pindi', 'پنڈی', 'rwp'],
  peshawar: ['پشاور', 'pew'],
  faisalabad: ['فیصل آباد', 'fsd', 'lyallpur'],
  multan: ['ملتان'],
  gujranwala: ['گوجرانوالہ'],
  gujrat: ['گجرات'],
  abbottabad: ['ایبٹ آباد'],
  hyderabad: ['حیدرآباد'],
  quetta: ['کوئٹہ'],
  sialkot: ['سیالکوٹ'],
  sargodha: ['سرگودھا'],
  bahawalpur: ['بہاولپور'],
  sukkur: ['سکھر'],
  larkana: ['لاڑکانہ'],
  gwadar: ['گوادر'],
  murree: ['مری'],
  jhelum: ['جہلم'],
  sahiwal: ['ساہیوال'],
  sheikhupura: ['شیخوپورہ'],
  okara: ['اوکاڑہ'],
  kasur: ['قصور'],
  mardan: ['مردان'],
  swat: ['سوات'],
  attock: ['اٹک'],
  taxila: ['ٹیکسلا'],
  wah: ['واہ'],
  mirpur: ['میرپور'],
  muzaffarabad: ['مظفرآباد'],
}

/** Words that are one name in two spellings. */
const oneName: Readonly<Record<string, string>> = {
  jauhar: 'johar',
  cantonment: 'cantt',
  gardens: 'garden',
  'd h a': 'dha',
}

const usual = new Map(
  Object.entries(wordSpellings).flatMap(([word, spellings]) =>
    spellings.map((spelling) => [plainWords(spelling).join(' '), oneName[word] ?? word] as const),
  ),
)
for (const [word, name] of Object.entries(oneName)) usual.set(word, name)

/**
 * The usual spelling of a word of Pakistani places, or of several that are one: 'defence' and 'ڈی ایچ ای' are 'dha'.
 */
export function usualSpelling(plain: string): string | undefined {
  return usual.get(plain)
}

/** The words of places that the table knows, with every other spelling of one word. */
export function knownSpellings(): ReadonlyMap<string, string> {
  return usual
}

/** The letter of a sector as it is said in Urdu: 'G-13' is 'جی 13'. */
const sectorLetters: Readonly<Record<string, string>> = {
  b: 'بی',
  c: 'سی',
  d: 'ڈی',
  e: 'ای',
  f: 'ایف',
  g: 'جی',
  h: 'ایچ',
  i: 'آئی',
  j: 'جے',
}

/**
 * Other names of a place: the name in Urdu as far as its words are known, other spellings of its words, and
 * `extra`, the agency's Urdu name and synonyms.
 */
export function spellingsOf(name: string, extra: readonly string[] = []): string[] {
  const words = plainWords(name)
  const known = words.map((word, place) => spellingsOfWord(word, words[place + 1]))
  const isKnown = known.some(([urdu]) => urdu !== undefined)
  const inUrdu = words.map((word, place) => known[place]?.[0] ?? word).join(' ')
  const others = known.flatMap(([, ...rest]) => rest)
  return [...new Set([...extra.filter(Boolean), ...(isKnown ? [inUrdu] : []), ...others])]
}

function spellingsOfWord(word: string, next: string | undefined): readonly string[] {
  const letter = next && /^\d/.test(next) ? sectorLetters[word] : undefined
  return letter ? [letter] : ((Object.hasOwn(wordSpellings, word) ? wordSpellings[word] : undefined) ?? [])
}
