/** A comparables report, part by part, in the current language. Pure. */
import { agency } from '#agency'
import type { Estimate } from '#contract/estimates/estimate.ts'
import { isLocalUnit } from '#contract/listings/convert-size.ts'
import { formatSize } from '#contract/listings/format-size.ts'
import { typeLabel } from '#contract/listings/property.ts'
import type { AreaReport } from '#contract/places/area-report.ts'
import { joinList } from '#contract/text/join-list.ts'
import { formatAmount, formatAmountRange, formatAsked } from '#contract/text/money.ts'
import { formatNumber } from '#messages/format-number.ts'
import type { Language } from '#messages/languages.ts'
import { comparablesReport as t } from '#messages/server.ts'
import { localized } from '../../localized.ts'
import { dateInWords } from '../../trade/index.ts'
import type { Fact, PrintedDocument, PrintedSection } from '../print/printed-document.ts'
import { areaSections } from './area-sections.ts'
import type { Subject } from './subject.ts'

export type ReportFacts = {
  subject: Subject
  estimate: Estimate
  /** The known facts of the area; null where none is named. */
  market: AreaReport | null
  /** Square feet in a marla there. */
  basis: number
  sqft: number
  /** Square feet in what prices of the estimate are given for. */
  feetPerUnit: number
  language: Language
  day: string
}

type Answered = Extract<Estimate, { enough: true }>

export function comparablesDocument(facts: ReportFacts): PrintedDocument {
  const { subject, estimate, market, language, day } = facts
  const { query } = subject
  return {
    language,
    title: query.purpose === 'rent' ? t.rent : t.sale,
    about: t.about({ kind: typeLabel(query.type), size: sizeOf(query), place: placeOf(subject) }),
    day,
    dayInWords: dateInWords(day),
    sender: {
      name: localized(agency.name, agency.urdu.name ?? ''),
      promise: localized(agency.promise, agency.urdu.promise ?? ''),
      colour: agency.brandColour,
      contact: contactOf(subject),
    },
    sections: [
      property(facts),
      estimate.enough ? figures(facts, estimate) : unanswered(estimate),
      ...(estimate.enough ? [comparables(facts, estimate)] : []),
      ...(market ? areaSections(market) : []),
      { title: t.method, texts: [t.methodText({ date: dateInWords(day) }), t.noAdvice] },
    ],
    page: t.page,
  }
}

function property({ subject, estimate, sqft, basis }: ReportFacts): PrintedSection {
  const { query, listing } = subject
  const size = sizeOf(query)
  const feet = formatNumber(sqft, 0)
  const all: Array<Fact | false> = [
    listing !== null && { label: t.listingId, value: String(listing.id), isNumber: true },
    { label: t.type, value: typeLabel(query.type) },
    { label: t.place, value: placeOf(subject) },
    { label: t.size, value: isLocalUnit(query.size_unit) ? t.sizeWithFeet({ size, feet, basis }) : size },
    query.beds !== undefined && { label: t.beds, value: String(query.beds), isNumber: true },
    query.baths !== undefined && { label: t.baths, value: String(query.baths), isNumber: true },
    listing !== null && {
      label: query.purpose === 'rent' ? t.askedRent : t.asked,
      value: askedWords(listing.price, estimate),
    },
  ]
  return {
    title: t.property,
    facts: all.filter((fact) => fact !== false),
    ...(subject.isKindAssumed && { texts: [t.assumed({ kind: typeLabel(query.type) })] }),
  }
}

/** The asking price, and by how much it is above or below the estimate; a price on call is not compared. */
function askedWords(asked: number, estimate: Estimate): string {
  const price = formatAsked(asked)
  const percent = estimate.enough && asked > 0 ? Math.round((asked / estimate.likely - 1) * 100) : 0
  if (percent === 0) return price
  return percent > 0 ? t.askedAbove({ price, percent }) : t.askedBelow({ price, percent: -percent })
}

function figures({ subject }: ReportFacts, estimate: Answered): PrintedSection {
  const { likely, low, high, certainty, half_width, unit, per_unit, cases, cases_in_area, as_of } = estimate
  const percent = Math.round(half_width * 100)
  return {
    title: t.estimate,
    figure: {
      value: formatAmount(likely),
      label: subject.query.purpose === 'rent' ? t.likelyRent : t.likely,
    },
    facts: [
      { label: t.range, value: t.rangeText({ range: formatAmountRange(low, high) }) },
      { label: t.certainty, value: t.certainties[certainty]({ percent }) },
      { label: t.perUnit[unit], value: formatAmount(per_unit) },
      {
        label: t.cases,
        value: subject.area
          ? t.casesText({ count: cases, inArea: cases_in_area })
          : t.casesInCity({ count: cases, city: subject.city }),
      },
      { label: t.asOf, value: dateInWords(as_of) },
    ],
  }
}

function unanswered({ reason, cases }: Extract<Estimate, { enough: false }>): PrintedSection {
  const because = {
    noEvidence: () => t.reasons.noEvidence,
    unknownSize: () => t.reasons.unknownSize,
    unknownRooms: () => t.reasons.unknownRooms,
    fewComparables: () => t.reasons.fewComparables({ count: cases }),
    oldEvidence: () => t.reasons.oldEvidence,
    uncertain: () => t.reasons.uncertain({ count: cases }),
  }
  return { title: t.estimate, texts: [t.notEnough, because[reason]()] }
}

function comparables({ subject, feetPerUnit }: ReportFacts, estimate: Answered): PrintedSection {
  const { unit } = estimate
  return {
    title: t.comparables,
    texts: [t.comparablesText({ count: estimate.comparables.length })],
    table: {
      heads: [t.area, t.date, t.size, t.bedsShort, t.price, t.perUnitHead[unit]],
      rows: estimate.comparables.map((one) => [
        one.area ?? t.city({ city: subject.city }),
        dateInWords(one.date),
        formatSize({ value: one.sqft / feetPerUnit, unit }),
        one.beds === null ? t.none : String(one.beds),
        formatAmount(one.price),
        formatNumber(one.per_unit, 0),
      ]),
    },
  }
}

function contactOf({ agent }: Subject): Fact[] {
  return [
    ...(agent
      ? [
          { label: t.agent, value: agent.name },
          { label: t.phone, value: agent.phone, isNumber: true },
          { label: t.email, value: agent.email, isNumber: true },
        ]
      : []),
    { label: localized(agency.name, agency.urdu.name ?? ''), value: agency.phone, isNumber: true },
    { label: t.email, value: agency.email, isNumber: true },
  ]
}

function sizeOf({ size, size_unit }: Subject['query']): string {
  return formatSize({ value: size, unit: size_unit })
}

function placeOf({ area, city }: Subject): string {
  return joinList(area ? [area.name, city] : [city])
}
