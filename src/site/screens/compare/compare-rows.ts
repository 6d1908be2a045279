/** What the table of a comparison says, row by row, in words alone. */
import { floorLabel, possessionLabel } from '#contract/listings/building.ts'
import { convertSize, isLocalUnit, squareFeetPer } from '#contract/listings/convert-size.ts'
import { formatSize } from '#contract/listings/format-size.ts'
import { type SizeUnit, typeLabel, typeOf } from '#contract/listings/property.ts'
import { cityOnce } from '#contract/text/city-once.ts'
import { joinList } from '#contract/text/join-list.ts'
import { formatAmount, formatAsked } from '#contract/text/money.ts'
import { facts, propertyTerms, listing as texts } from '#messages/common.ts'
import { compare as t } from '#messages/site.ts'
import { formatDate, formatMonth } from '#ui/format-date.ts'
import { formatDistance } from '#ui/format-distance.ts'
import { approvalText } from '#ui/listing/approval-text.ts'
import { compareWithArea } from '#ui/listing/area-comparison.ts'
import { instalments, usualTerms } from '#ui/listing/instalments.ts'
import { unitClass, unitsWith } from '#ui/units/unit-class.ts'
import type { ComparedHome } from './compare-data.ts'

export type CompareRow = {
  key: string
  name: string
  /** Under the name. */
  note?: string
  /** For each home what is known of it, in lines; never empty. The best of a row has a mark. */
  cells: readonly { home: string; lines: readonly string[]; mark?: string }[]
  differs: boolean
  /** Of a row that is there in several units, of which one is shown. */
  className?: string
}

type Shown = {
  /** The unit of all sizes; without one the visitor's choice, else the usual one. */
  sizeUnit?: SizeUnit | undefined
  /** What the distance is measured to, by name. */
  place?: string | undefined
}

type Facts = (home: ComparedHome) => string | readonly string[] | null | undefined

/** The figure by which homes are ranked; null where it is not known. */
type Rank = { of: (home: ComparedHome) => number | null; best: 'lowest' | 'largest'; mark: string }

/** The unit in which these homes are usually compared: their own where they agree, else the first one's. */
export function usualUnit(homes: readonly ComparedHome[]): SizeUnit {
  const units = new Set<SizeUnit>(homes.map(({ priceUnit }) => priceUnit))
  if (units.size > 1) units.delete('sqft')
  const [unit = 'marla'] = units
  return unit
}

/** The rows of facts; without rooms and floors where all homes are plots. */
export function factRows(homes: readonly ComparedHome[], { sizeUnit, place }: Shown): CompareRow[] {
  const usual = usualUnit(homes)
  const row = (key: string, name: string, facts: Facts, more?: { note?: string; rank?: Rank }) =>
    createRow(homes, { key, name, facts, ...more })
  /** A row in the unit of the address, else in each unit that the visitor may choose. */
  const inUnits = (
    key: string,
    name: (unit: string) => string,
    facts: (unit: SizeUnit) => Facts,
    rank?: (unit: SizeUnit) => Rank,
  ) => {
    const inUnit = (rowKey: string, unit: SizeUnit) =>
      row(rowKey, name(propertyTerms.unitsInText[unit]), facts(unit), rank && { rank: rank(unit) })
    if (sizeUnit) return [inUnit(key, sizeUnit)]
    return unitsWith(usual).map((unit) => ({
      ...inUnit(`${key}-${unit}`, unit),
      className: unitClass(unit, usual),
    }))
  }
  const isOfPlots = homes.every(({ subtype }) => typeOf(subtype) === 'plot')
  const rooms = [
    row('beds', t.rows.beds, ({ beds }) => beds?.toString()),
    row('baths', t.rows.baths, ({ baths }) => baths?.toString()),
    row('floor', t.rows.floor, ({ floor }) => (floor === null ? null : floorLabel(floor))),
    row('year', t.rows.yearBuilt, ({ yearBuilt }) => yearBuilt?.toString()),
  ]
  return [
    row('status', t.rows.status, statusText),
    row('price', t.rows.price, priceText, { rank: lowest(({ price }) => price || null) }),
    ...inUnits(
      'perUnit',
      (unit) => t.rows.perUnit({ unit }),
      (unit) => (home) => pricePer(home, unit),
      (unit) => lowest((home) => priceOfOne(home, unit)),
    ),
    ...inUnits(
      'size',
      () => t.rows.size,
      (unit) => (home) => sizeIn(home, unit),
      () => largest(({ size }) => size.sqft),
    ),
    row('type', t.rows.type, ({ purpose, subtype }) => texts.kind[purpose]({ type: typeLabel(subtype) })),
    row('place', t.rows.place, ({ area, city }) => cityOnce(joinList([area?.name, city.name]), city.name)),
    ...(isOfPlots ? [] : rooms),
    row('possession', t.rows.possession, possessionText),
    row('approval', t.rows.approval, approvalOf),
    row('monthly', t.rows.monthly, monthlyText, { note: t.monthlyBasis(termsInWords) }),
    ...inUnits(
      'median',
      (unit) => t.rows.median({ unit }),
      (unit) => (home) => medianTexts(home, unit),
    ),
    ...(place === undefined
      ? []
      : [
          row(
            'distance',
            t.distanceTo({ place }),
            ({ distance }) => (distance === null ? null : formatDistance(distance)),
            { rank: nearest() },
          ),
        ]),
  ]
}

/** A row for every feature that one of the homes has, the most frequent first. */
export function featureRows(homes: readonly ComparedHome[]): CompareRow[] {
  const counts = new Map<string, number>()
  for (const { features } of homes)
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return [...counts]
    .sort(([one, often], [other, times]) => times - often || one.localeCompare(other))
    .map(([name]) =>
      createRow(homes, {
        key: name,
        name,
        facts: ({ features }) => (features.includes(name) ? t.yes : null),
      }),
    )
}

function createRow(
  homes: readonly ComparedHome[],
  { key, name, note, facts, rank }: { key: string; name: string; note?: string; facts: Facts; rank?: Rank },
): CompareRow {
  const best = rank ? bestOf(homes, rank) : undefined
  const cells = homes.map((home) => {
    const lines = [facts(home)].flat().flatMap((line) => line || [])
    return {
      home: `${home.kind}-${home.id}`,
      lines: lines.length > 0 ? lines : [t.notStated],
      ...(rank && best?.has(home) && { mark: rank.mark }),
    }
  })
  const differs = new Set(cells.map(({ lines }) => lines.join('\n'))).size > 1
  return { key, name, ...(note && { note }), cells, differs }
}

/** The homes with the best figure; none where all are equal, one alone is known, or a rent stands beside a price. */
function bestOf(homes: readonly ComparedHome[], { of, best }: Rank): ReadonlySet<ComparedHome> {
  const known = homes.flatMap((home) => of(home) ?? [])
  const isAlike = new Set(homes.map(({ purpose }) => purpose)).size === 1
  if (!isAlike || new Set(known).size < 2) return new Set()
  const figure = best === 'lowest' ? Math.min(...known) : Math.max(...known)
  return new Set(homes.filter((home) => of(home) === figure))
}

const lowest = (of: Rank['of']): Rank => ({ of, best: 'lowest', mark: t.best.lowest })
const largest = (of: Rank['of']): Rank => ({ of, best: 'largest', mark: t.best.largest })
const nearest = (): Rank => ({ of: ({ distance }) => distance, best: 'lowest', mark: t.best.nearest })

const statuses: Partial<Record<ComparedHome['status'], string>> = t.status

function statusText({ status, left }: ComparedHome): string {
  if (left) return left.available > 0 ? t.unitsLeft(left) : t.status.soldOut
  return statuses[status] ?? t.onOffer
}

function priceText({ kind, price, purpose }: ComparedHome): string {
  if (price === 0) return formatAsked(0)
  const amount = formatAmount(price)
  if (kind === 'unit') return t.from({ amount })
  return purpose === 'rent' ? t.aMonth({ amount }) : amount
}

function pricePer(home: ComparedHome, unit: SizeUnit): string {
  const price = priceOfOne(home, unit)
  return price === null ? formatAsked(0) : formatAmount(price)
}

/** PKR for one unit of size; null on call. */
function priceOfOne({ price, size }: ComparedHome, unit: SizeUnit): number | null {
  if (price === 0) return null
  return Math.round((price / size.sqft) * squareFeetPer(unit, size.marlaBasis))
}

/** A marla is not the same everywhere, so its square feet are shown. */
function sizeIn({ size }: ComparedHome, unit: SizeUnit): string {
  const text = formatSize(convertSize(size, unit, size.marlaBasis))
  return isLocalUnit(unit) ? facts.sizeByMarla({ size: text, basis: size.marlaBasis }) : text
}

function possessionText({ possession, possessionOn }: ComparedHome): string | null {
  if (possession !== null) return possessionLabel(possession)
  return possessionOn && formatMonth(possessionOn)
}

function approvalOf({ approval }: ComparedHome): string | null {
  if (!approval) return null
  return approval.status === 'not required' && !approval.reason
    ? t.noApprovalRequired
    : approvalText(approval)
}

const termsInWords = {
  down: usualTerms.downPercent,
  markup: usualTerms.yearlyPercent,
  years: usualTerms.years,
}

/** Only what is for sale at a known price can be bought with a loan. */
function monthlyText({ price, purpose, status }: ComparedHome): string {
  if (purpose !== 'sale' || status !== 'published' || price === 0) return t.doesNotApply
  return formatAmount(instalments({ price, ...usualTerms }).monthly)
}

function medianTexts({ areaPrice, size }: ComparedHome, unit: SizeUnit): string[] {
  if (!areaPrice) return []
  const perFoot = areaPrice.median / squareFeetPer(areaPrice.unit, size.marlaBasis)
  return [
    formatAmount(perFoot * squareFeetPer(unit, size.marlaBasis)),
    compareWithArea(areaPrice).verdict,
    t.medianOf({
      ...{ area: areaPrice.area.name, count: areaPrice.sample, date: formatDate(areaPrice.on) },
    }),
  ]
}
