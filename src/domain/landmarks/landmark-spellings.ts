/** How the words of landmarks are written in Urdu and in short: tiles seldom have the Urdu names. */
import { plainWords } from '#contract/places/plain-words.ts'
import { knownSpellings, spellingsOf } from '../trade/index.ts'

/** For a word of a name: its Urdu spelling first, then others. */
const wordSpellings: Readonly<Record<string, readonly string[]>> = {
  hospital: ['ہسپتال', 'اسپتال', 'hosp'],
  clinic: ['کلینک'],
  medical: ['میڈیکل'],
  memorial: ['میموریل'],
  cancer: ['کینسر'],
  children: ['چلڈرن', 'childrens'],
  childrens: ['چلڈرن'],
  general: ['جنرل'],
  services: ['سروسز'],
  school: ['سکول', 'اسکول'],
  college: ['کالج'],
  grammar: ['گرامر'],
  public: ['پبلک'],
  government: ['گورنمنٹ', 'govt'],
  govt: ['گورنمنٹ', 'government'],
  high: ['ہائی'],
  girls: ['گرلز'],
  boys: ['بوائز'],
  beaconhouse: ['بیکن ہاؤس'],
  educators: ['ایجوکیٹرز'],
  mosque: ['مسجد', 'masjid'],
  masjid: ['مسجد', 'mosque'],
  jamia: ['جامعہ', 'جامع', 'jamea'],
  faisal: ['فیصل'],
  badshahi: ['بادشاہی'],
  data: ['داتا'],
  darbar: ['دربار'],
  station: ['اسٹیشن', 'سٹیشن'],
  railway: ['ریلوے', 'rail'],
  metro: ['میٹرو'],
  bus: ['بس'],
  terminal: ['ٹرمینل'],
  stop: ['اسٹاپ'],
  daewoo: ['ڈائیوو', 'ڈیوو', 'deawoo', 'dewoo'],
  airport: ['ایئرپورٹ', 'ائیرپورٹ'],
  international: ['انٹرنیشنل'],
  mall: ['مال'],
  plaza: ['پلازہ'],
  market: ['مارکیٹ', 'mkt'],
  bazaar: ['بازار', 'bazar'],
  bazar: ['بازار', 'bazaar'],
  emporium: ['ایمپوریم'],
  packages: ['پیکجز'],
  giga: ['گیگا'],
  sea: ['سی'],
  dolmen: ['ڈولمن', 'dolman'],
  monument: ['مونومنٹ'],
  mazar: ['مزار'],
  nishtar: ['نشتر'],
  centaurus: ['سینٹورس'],
  liberty: ['لبرٹی'],
  fortress: ['فورٹریس'],
  centre: ['سینٹر', 'سنٹر', 'center'],
  center: ['سینٹر', 'سنٹر', 'centre'],
  lake: ['جھیل'],
  zoo: ['چڑیا گھر'],
  fort: ['قلعہ'],
  museum: ['میوزیم', 'عجائب گھر'],
  minar: ['مینار'],
  pakistan: ['پاکستان'],
  stadium: ['اسٹیڈیم', 'سٹیڈیم'],
  cricket: ['کرکٹ'],
  club: ['کلب'],
  hotel: ['ہوٹل'],
  library: ['لائبریری'],
  chowk: ['چوک'],
  jinnah: ['جناح'],
  quaid: ['قائد'],
  liaquat: ['لیاقت'],
  shaukat: ['شوکت'],
  khanum: ['خانم'],
  sheikh: ['شیخ', 'shaikh'],
  zayed: ['زاید'],
  mayo: ['میو'],
  ganga: ['گنگا'],
  ram: ['رام'],
  aga: ['آغا', 'agha'],
  agha: ['آغا', 'aga'],
  khan: ['خان'],
  fatima: ['فاطمہ'],
  punjab: ['پنجاب'],
  national: ['نیشنل'],
  army: ['آرمی'],
  military: ['ملٹری'],
}

/** The whole names that a landmark has: in English, without 'The', and in Urdu as far as its words are known. */
export function fullNames(name: string, nameUr: string): string[] {
  const words = plainWords(name)
  const inUrdu = words.map((word) => spellingsOfWord(word)[0])
  const isKnown = inUrdu.every((word) => word !== undefined)
  const names = [name, words[0] === 'the' ? words.slice(1).join(' ') : '', nameUr]
  return [...names, isKnown ? inUrdu.join(' ') : ''].filter((text) => text !== '')
}

/** Other spellings of the words of a name. */
export function otherWords(name: string): string[] {
  return plainWords(name).flatMap(spellingsOfWord)
}

/** Whether a name says nothing but what it is: 'Market', 'مسجد'. */
export function isGeneric([word, ...others]: readonly string[]): boolean {
  return others.length === 0 && generic.has(word ?? '')
}

/** The words of names that another spelling of begins with the typed one: 'hospital' for 'ہسپ'. */
export function spelledOtherwise(typed: string): string[] {
  const found = spellings.filter(([spelling]) => spelling.startsWith(typed)).map(([, word]) => word)
  return [...new Set(found)]
}

const generic = new Set(
  ['hospital', 'clinic', 'school', 'college', 'university', 'mosque', 'station', 'airport', 'mall', 'plaza']
    .concat([
      'market',
      'bazaar',
      'park',
      'stadium',
      'museum',
      'hotel',
      'library',
      'court',
      'ground',
      'masjid',
    ])
    .flatMap((word) => [word, ...spellingsOfWord(word).flatMap(plainWords)]),
)

/** Every spelling by each of its words, with the word of a name that it means. */
const spellings = [
  ...Object.entries(wordSpellings).flatMap(([word, others]) => others.map((other) => [other, word] as const)),
  ...knownSpellings(),
].flatMap(([spelling, word]) => plainWords(spelling).map((part) => [part, word] as const))

function spellingsOfWord(word: string): readonly string[] {
  return (Object.hasOwn(wordSpellings, word) ? wordSpellings[word] : undefined) ?? spellingsOf(word)
}
