/** Kyero v3's requirements for a feed, by its schema, with the currency that its schema does not know yet. */
import { SaxesParser } from 'saxes'

type Rule = {
  pattern?: RegExp
  needed?: true
  children?: Readonly<Record<string, Rule>>
  most?: number
  many?: true
}

const whole = /^\d+$/
const words = /\S/
const address = /^https?:\/\/\S{1,247}$/
const picture = /^https?:\/\/.+\.(gif|jpe?g|png)$/i

const property: Readonly<Record<string, Rule>> = {
  id: { needed: true, pattern: /^.{1,50}$/ },
  date: {
    needed: true,
    pattern: /^(19|20)\d\d-(0[1-9]|1[012])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-4]):[0-5]\d:[0-5]\d$/,
  },
  ref: { needed: true, pattern: /^.{1,15}$/ },
  price: { needed: true, pattern: /^(\d+|x)$/ },
  currency: { pattern: /^(EUR|GBP|USD|PKR)$/ },
  price_freq: { needed: true, pattern: /^(sale|week|month)$/ },
  part_ownership: { pattern: /^[01]?$/ },
  leasehold: { pattern: /^[01]?$/ },
  new_build: { pattern: /^[01]?$/ },
  type: { needed: true, pattern: /^[a-zA-Z&\s()/-]{3,}$/ },
  town: { needed: true, pattern: words },
  province: { needed: true, pattern: words },
  country: { pattern: words },
  location: {
    children: {
      latitude: { needed: true, pattern: /^-?\d+(\.\d+)?$/ },
      longitude: { needed: true, pattern: /^-?\d+(\.\d+)?$/ },
    },
  },
  location_detail: { pattern: /^.{0,50}$/u },
  beds: { pattern: whole },
  baths: { pattern: whole },
  pool: { pattern: /^[01]?$/ },
  surface_area: { children: { built: { pattern: whole }, plot: { pattern: whole } } },
  url: { children: { en: { needed: true, pattern: address } } },
  desc: { children: { en: { needed: true, pattern: words } } },
  features: { needed: true, children: { feature: { needed: true, pattern: words, many: true, most: 50 } } },
  images: {
    children: { image: { many: true, most: 50, children: { url: { needed: true, pattern: picture } } } },
  },
}

const document: Rule = {
  children: {
    kyero: { needed: true, children: { feed_version: { needed: true, pattern: /^3$/ } } },
    property: { needed: true, many: true, children: property },
  },
}

export type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] }

/** Reads XML strictly: what is not well formed throws. */
export function readXml(xml: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes }, text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  const [only] = root.children
  if (!only) throw new Error('There is no element')
  return only
}

/** Everything that Kyero would complain of; nothing when the feed is a good one. */
export function kyeroComplaints(root: Element): string[] {
  return [
    ...(root.name === 'root' ? [] : ['the outermost element is no root']),
    ...complaints(root, document, 'root'),
  ]
}

function complaints({ children, text }: Element, rule: Rule, at: string): string[] {
  const { children: known = {}, pattern } = rule
  const found = Map.groupBy(children, ({ name }) => name)
  const counted = Object.entries(known).flatMap(([name, { needed, many, most }]) => {
    const times = found.get(name)?.length ?? 0
    if (needed && times === 0) return [`${at} has no ${name}`]
    return times > (many ? (most ?? Number.POSITIVE_INFINITY) : 1) ? [`${at} has ${times} ${name}`] : []
  })
  const inside = children.flatMap((child) => {
    const one = known[child.name]
    return one ? complaints(child, one, `${at}/${child.name}`) : [`${at} has an unknown ${child.name}`]
  })
  const wrong = pattern && !pattern.test(text) ? [`${at} is '${text}'`] : []
  return [...counted, ...inside, ...wrong]
}
