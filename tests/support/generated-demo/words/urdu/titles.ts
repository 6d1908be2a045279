/** Headlines in Urdu. */
import type { Feature } from '../../listings/feature-tables.ts'
import type { Phrase, Teller } from '../tell.ts'
import { headsOf } from './title-heads.ts'
import { floorOf, list, nearby } from './wording.ts'

/** A headline without a full stop: a head, at most two things it comes with, an aside. */
export const title: Phrase = (t) => {
  const head = t.random.pick(headsOf(t))
  const assetsOf = t.random.chance(0.55) ? list(drawn(t, assets, t.random.int(1, 2))) : ''
  const withAssets = assetsOf && !head.includes('،') ? `${head}، ${assetsOf} کے ساتھ` : head
  const aside = t.random.chance(assetsOf ? 0.3 : 0.97) ? t.random.shuffle(asidesOf(t, head))[0] : undefined
  return [withAssets, aside].filter(Boolean).join('، ')
}

/** As they are written before 'کے ساتھ'. */
const assets: Partial<Record<Feature, string>> = {
  Basement: 'تہہ خانے',
  Lawn: 'لان',
  'Servant quarter': 'سرونٹ کوارٹر',
  'Servant room': 'ملازم کے کمرے',
  'Solar panels': 'سولر سسٹم',
  'Second kitchen': 'دو کچن',
  Study: 'اسٹڈی روم',
  'Swimming pool': 'سوئمنگ پول',
  Terrace: 'ٹیرس',
  'Water bore': 'ذاتی بور',
  'Covered parking': 'کورڈ پارکنگ',
  Parking: 'پارکنگ',
  Lift: 'لفٹ',
  'Standby generator': 'جنریٹر',
  Balcony: 'بالکونی',
  Gym: 'جم',
  'Rooftop garden': 'چھت کے باغیچے',
  'Separate entrance': 'الگ راستے',
  'Separate meters': 'الگ میٹروں',
  'Fruit trees': 'پھل دار درختوں',
  'Glass front': 'شیشے کے فرنٹ',
  Mezzanine: 'میزنائن',
  'Loading dock': 'لوڈنگ پلیٹ فارم',
  'Three-phase power': 'تھری فیز بجلی',
  'Guard room': 'گارڈ روم',
  'Fibre internet': 'فائبر انٹرنیٹ',
  Reception: 'استقبالیہ',
  Kitchenette: 'چھوٹے کچن',
  'Tube well': 'ٹیوب ویل',
  'Canal water': 'نہری پانی',
  'Site office': 'سائٹ آفس',
}

const remarks: Partial<Record<Feature, string>> = {
  Corner: 'کارنر',
  'Park facing': 'پارک کے سامنے',
  'Main boulevard': 'مین بلیوارڈ پر',
  'Main road': 'مین روڈ پر',
  'Sea view': 'سمندر کا نظارہ',
  'Hill view': 'پہاڑوں کا نظارہ',
  Furnished: 'فرنشڈ',
  'Semi-furnished': 'سیمی فرنشڈ',
  Possession: 'قبضہ موجود',
  'Tenant in place': 'کرایہ دار موجود',
  'Gated community': 'گیٹڈ گلی',
  Level: 'ہموار',
}

function drawn({ facts, random }: Teller, table: Partial<Record<Feature, string>>, most: number): string[] {
  const words = [...facts.features].flatMap((feature) => table[feature] ?? [])
  return random.shuffle(words).slice(0, most)
}

function asidesOf(t: Teller, head: string): string[] {
  const { facts } = t
  const near = nearby(t)
  const street =
    ['home', 'plot'].includes(facts.family) && facts.subtype !== 'plot file' ? [`${facts.street} فٹ گلی`] : []
  const floor = facts.family === 'flat' || facts.subtype === 'office' ? [floorOf(facts)] : []
  const beds = facts.subtype === 'house' && !head.includes('بیڈ') ? [`${facts.beds} بیڈ روم`] : []
  const rest = [
    ...drawn(t, remarks, 3),
    ...(near ? [`${near} کے قریب`, `${near} کے پاس`] : []),
    ...street,
    ...floor,
    ...beds,
  ]
  return rest.filter((aside) => !repeats(head, aside))
}

/** Whether the aside says what the head has said already. */
function repeats(head: string, aside: string): boolean {
  return aside.split(' ').some((word) => word.length > 3 && head.includes(word))
}
