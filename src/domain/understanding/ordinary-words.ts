/** Words of the language, which name no place by themselves: 'new house' is not New Multan (D39). */
import { isPhrase } from './phrases.ts'
import { numberAt, unitAt } from './quantities.ts'
import { readWords, wordsOf } from './read-words.ts'

const others = new Set(
  [
    'new old big small large tiny huge ideal best better beautiful lovely nice clean modern luxury luxurious prime hot urgent urgently location located family families bachelor bachelors student students single double triple storey story floor floors ground basement owner dealer agent agents commission fresh brand built used deal offer offers investor investment rate rates cheap low high price prices market value facing open wide road width feet foot legal approved clear title transfer fard registry intiqal allotment possession installment booking advance token down payment easy monthly yearly price only own self contained proper portion unit units complete independent separate front back side main near far inside outside between behind before after first second third',
    'naya nayi naye purana purani bara bari baray chota choti acha achi achay behtareen khubsurat khoobsurat saaf pakka kacha jaldi foran malik dealer khula khuli alag mukammal zaroorat zarurat log family bachon bachay talib shadi dukandar karobar karobari sarmaya qeemat munasib munasab wajib',
    'نیا نئی نئے پرانا پرانی بڑا بڑی چھوٹا چھوٹی اچھا اچھی اچھے بہترین خوبصورت صاف پکا جلدی مالک کھلا کھلی الگ مکمل ضرورت فیملی خاندان مناسب کاروبار سرمایہ',
  ].flatMap(wordsOf),
)

const known = new Map<string, boolean>()
/** People type the same words again and again; an attacker may type any. */
const mostKnown = 20_000

/** Whether a word, as it is compared, is one of the language; digits are none. */
export function isOrdinary(word: string): boolean {
  if (known.size >= mostKnown) known.clear()
  return known.getOrInsertComputed(word, read)
}

function read(word: string): boolean {
  if (/\d/.test(word)) return false
  if (others.has(word) || isPhrase(word)) return true
  const words = readWords(word)
  return unitAt(words, 0) !== undefined || numberAt(words, 0) !== undefined
}
