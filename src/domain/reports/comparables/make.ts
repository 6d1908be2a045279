import { localDay } from '#contract/admin/office-hours.ts'
import { squareFeetPer, toSquareFeet } from '#contract/listings/convert-size.ts'
import { defaultMarlaBasis } from '#contract/listings/property.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { inLanguage, type Language } from '#messages/language.ts'
import { comparablesReport as t } from '#messages/server.ts'
import { showArea } from '../../areas/index.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext, StaffContext } from '../../context.ts'
import { estimateProperty } from '../../estimates/index.ts'
import { marlaBasisOf } from '../../places/index.ts'
import { printDocument } from '../print/print.ts'
import { comparablesDocument } from './document.ts'
import { leadSubject, listingSubject, type Subject } from './subject.ts'

type Made = { name: string; pdf: Buffer }

/**
 * The report of comparables for the owner of a listing, as a PDF in their language; the audit log says who made it.
 * @throws NotFound for a listing that is not there, or not theirs; Unavailable when the PDF cannot be made now
 */
export function listingComparables(
  ctx: AllowedContext<'listings.read', 'db' | 'clock' | 'search'>,
  { id, language }: { id: number; language: Language },
): Promise<Made> {
  return inLanguage(language, async () => {
    const subject = await listingSubject(ctx, id)
    return make(ctx, { subject, language, entity: 'listing', entityId: id })
  })
}

/**
 * The same for the sender of a valuation request.
 * @throws NotFound for a lead that is not there, or not theirs; Conflict when it does not say what the property is
 */
export function leadComparables(
  ctx: AllowedContext<'leads.read', 'db' | 'clock' | 'search'>,
  { id, language }: { id: number; language: Language },
): Promise<Made> {
  return inLanguage(language, async () => {
    const subject = await leadSubject(ctx, id)
    return make(ctx, { subject, language, entity: 'lead', entityId: id })
  })
}

async function make(
  ctx: StaffContext<'db' | 'clock' | 'search'>,
  { subject, language, ...about }: { subject: Subject; language: Language; entity: string; entityId: number },
): Promise<Made> {
  const { query, area, listing } = subject
  const [estimate, market, basis] = await Promise.all([
    estimateProperty(ctx, query, listing?.id),
    area && showArea(ctx, area.id),
    query.marla_basis ?? (area ? marlaBasisOf(ctx.db, area.id) : defaultMarlaBasis),
  ])
  const document = comparablesDocument({
    subject,
    estimate,
    market,
    basis,
    sqft: toSquareFeet(query.size, query.size_unit, basis),
    feetPerUnit: estimate.enough ? squareFeetPer(estimate.unit, basis) : 1,
    language,
    day: localDay(ctx.clock(), agencyZone),
  })
  const pdf = await printDocument(document)
  const after = { language, ...(estimate.enough && { likely: estimate.likely, cases: estimate.cases }) }
  await audit(ctx.db, ctx.actor, { action: 'make comparables report', ...about, before: null, after })
  return { name: t.fileName({ reference: subject.reference }), pdf }
}
