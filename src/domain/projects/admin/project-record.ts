/** A project with everything that belongs to it, as one thing that is saved as a whole. */
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { projects as declared } from '#contract/admin/projects.ts'
import { slug } from '#contract/text/slugs.ts'
import type { Db } from '#db/client.ts'
import {
  areas,
  cities,
  files,
  projectImages,
  projectPaymentSteps,
  projects,
  projectUnitTypes,
} from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import {
  atTheEnd,
  type FieldsOf,
  type ItemOf,
  insertedId,
  isArchived,
  type RecordStore,
} from '../../collections/index.ts'
import { Invalid } from '../../errors.ts'
import { mustBeStored } from '../../files/index.ts'
import { urduOfPicture } from '../../urdu-of-picture.ts'
import { bookingProblem, saveUnits, unitsOfType } from './units.ts'

type ProjectFields = FieldsOf<typeof declared>
type Item = ItemOf<typeof declared>

export const projectStore: RecordStore<Item, ProjectFields> = {
  table: projects,
  async find(db, id) {
    // One after the other: a transaction has one connection.
    const [project] = await db.select(columns).from(projects).where(eq(projects.id, id))
    if (!project) return undefined
    const unit_types = await unitsOf(db, id)
    const payment_plan = await planOf(db, id)
    const pictures = await picturesOf(db, id)
    const inRole = (wanted: Role) => pictures.filter(({ role }) => role === wanted).map(withoutRole)
    const [images, floor_plans] = [inRole('gallery'), inRole('floor plan')]
    return { ...project, unit_types, payment_plan, images, floor_plans }
  },
  async insert(tx, fields) {
    await check(tx, fields, undefined)
    const row = { ...rowOf(fields), position: atTheEnd(projects) }
    const id = await insertedId(tx.insert(projects).values(row).returning({ id: projects.id }))
    await saveParts(tx, id, fields, undefined)
    return id
  },
  async update(tx, id, fields, before) {
    await check(tx, fields, before)
    await tx
      .update(projects)
      .set({ ...rowOf(fields), updated_at: new Date() })
      .where(eq(projects.id, id))
    await saveParts(tx, id, fields, before)
  },
}

type Role = (typeof projectImages.$inferSelect)['role']
type Picture = ProjectFields['images'][number]
const withoutRole = ({ url, alt, alt_ur }: Picture) => ({ url, alt, alt_ur })

const columns = {
  id: projects.id,
  version: projects.version,
  archived: isArchived(projects.archived_at),
  name: projects.name,
  name_ur: projects.name_ur,
  developer: projects.developer,
  developer_ur: projects.developer_ur,
  summary: projects.summary,
  summary_ur: projects.summary_ur,
  description: projects.description,
  description_ur: projects.description_ur,
  kind: projects.kind,
  kind_ur: projects.kind_ur,
  status: projects.status,
  possession_on: projects.possession_on,
  city_id: projects.city_id,
  area_id: projects.area_id,
  lat: projects.lat,
  long: projects.long,
  outline: projects.outline,
  image: projects.image,
  amenities: projects.amenities,
  amenities_ur: projects.amenities_ur,
  approval_authority: projects.approval_authority,
  noc_number: projects.noc_number,
  approval_status: projects.approval_status,
  approval_checked_on: projects.approval_checked_on,
  approval_reason: projects.approval_reason,
  brochure: projects.brochure,
  booking_open: projects.booking_open,
  booking_amount: projects.booking_amount,
  shown: projects.shown,
}

function rowOf({
  unit_types: _,
  payment_plan: __,
  images: ___,
  floor_plans: ____,
  ...fields
}: ProjectFields) {
  return { ...fields, slug: slug(fields.name) }
}

function unitsOf(db: Db, projectId: number) {
  const { id, name, name_ur, subtype, beds, baths, size_value, size_unit } = projectUnitTypes
  const { price_from, total, available, floor_plan } = projectUnitTypes
  return db
    .select({
      id,
      name,
      name_ur,
      subtype,
      beds,
      baths,
      size_value,
      size_unit,
      price_from,
      total,
      available,
      floor_plan,
      units: unitsOfType,
    })
    .from(projectUnitTypes)
    .where(eq(projectUnitTypes.project_id, projectId))
    .orderBy(asc(projectUnitTypes.position))
}

function planOf(db: Db, projectId: number) {
  const { name, name_ur, percent, instalments, due, due_ur, starts, after_months, every_months } =
    projectPaymentSteps
  return db
    .select({ name, name_ur, percent, instalments, due, due_ur, starts, after_months, every_months })
    .from(projectPaymentSteps)
    .where(eq(projectPaymentSteps.project_id, projectId))
    .orderBy(asc(projectPaymentSteps.position))
}

function picturesOf(db: Db, projectId: number) {
  const { role, url, alt, alt_ur } = projectImages
  return db
    .select({ role, url, alt, alt_ur })
    .from(projectImages)
    .where(eq(projectImages.project_id, projectId))
    .orderBy(asc(projectImages.position))
}

/** @throws Invalid at the field of whatever cannot be saved */
async function check(tx: Db, fields: ProjectFields, before: Item | undefined): Promise<void> {
  const wrong = {
    ...planProblem(fields),
    ...approvalProblem(fields),
    ...positionProblem(fields),
    ...bookingProblem(fields),
    ...floorPlanProblem(fields),
  }
  if (Object.keys(wrong).length > 0) throw new Invalid(wrong)
  await mustBePlace(tx, fields)
  const known = new Set(before?.unit_types.map(({ id }) => id))
  const foreign = fields.unit_types.findIndex(({ id }) => id !== null && !known.has(id))
  if (foreign >= 0) throw new Invalid({ [`unit_types.${foreign}.id`]: t.partOfOtherProject })
  const { image, brochure } = fields
  if (image !== before?.image) await mustBeStored(tx, 'picture', { image })
  if (brochure !== before?.brochure) await mustBeStored(tx, 'document', { brochure })
  for (const list of ['images', 'floor_plans'] as const) {
    const addresses = fields[list].map(({ url }, at) => [`${list}.${at}.url`, url] as const)
    await mustBeStored(tx, 'picture', Object.fromEntries(addresses))
  }
}

function planProblem({ payment_plan }: ProjectFields): Record<string, string> {
  const sum = payment_plan.reduce((total, { percent }) => total + percent, 0)
  if (payment_plan.length === 0 || Math.abs(sum - 100) < 0.01) return {}
  return { payment_plan: t.planSum({ sum: Number(sum.toFixed(2)) }) }
}

/** A public project must state its approval. */
function approvalProblem(fields: ProjectFields): Record<string, string> {
  const { shown, approval_status: status, approval_authority, noc_number, approval_reason } = fields
  if (status === 'approved' && noc_number === null) return { noc_number: t.nocNumber }
  if (!shown) return {}
  if (status === 'not required') return approval_reason === '' ? { approval_reason: t.approvalReason } : {}
  return approval_authority === '' ? { approval_authority: t.approvalAuthority } : {}
}

function positionProblem({ lat, long }: ProjectFields): Record<string, string> {
  return (lat === null) === (long === null) ? {} : { lat: t.halfPosition }
}

function floorPlanProblem({ unit_types, floor_plans }: ProjectFields): Record<string, string> {
  const known = new Set(floor_plans.map(({ url }) => url))
  const at = unit_types.findIndex(({ floor_plan }) => floor_plan !== null && !known.has(floor_plan))
  return at < 0 ? {} : { [`unit_types.${at}.floor_plan`]: t.floorPlan }
}

async function mustBePlace(tx: Db, { city_id, area_id }: ProjectFields): Promise<void> {
  if ((await tx.$count(cities, eq(cities.id, city_id))) === 0) throw new Invalid({ city_id: t.unknownCity })
  if (area_id === null) return
  if ((await tx.$count(areas, and(eq(areas.id, area_id), eq(areas.city_id, city_id)))) === 0)
    throw new Invalid({ area_id: t.unknownAreaOfCity })
}

async function saveParts(
  tx: Db,
  project_id: number,
  fields: ProjectFields,
  before: Item | undefined,
): Promise<void> {
  await saveUnits(tx, project_id, fields.unit_types)
  await tx.delete(projectPaymentSteps).where(eq(projectPaymentSteps.project_id, project_id))
  const steps = fields.payment_plan.map((step, position) => ({
    ...urduOfStep(step, before),
    ...step,
    project_id,
    position,
  }))
  if (steps.length > 0) await tx.insert(projectPaymentSteps).values(steps)
  await savePictures(tx, project_id, fields, [...(before?.images ?? []), ...(before?.floor_plans ?? [])])
}

/** Of a step that says in English what one said before: it stays when none is sent. */
function urduOfStep({ name, due }: ProjectFields['payment_plan'][number], before: Item | undefined) {
  const steps = before?.payment_plan ?? []
  return {
    name_ur: steps.find((step) => step.name === name)?.name_ur,
    due_ur: steps.find((step) => step.due === due)?.due_ur,
  }
}

async function savePictures(
  tx: Db,
  project_id: number,
  { name, name_ur, images, floor_plans }: ProjectFields,
  before: readonly Picture[],
): Promise<void> {
  await tx.delete(projectImages).where(eq(projectImages.project_id, project_id))
  const all = [
    ...images.map((picture, position) => ({ ...picture, position, role: 'gallery' as const })),
    ...floor_plans.map((picture, position) => ({ ...picture, position, role: 'floor plan' as const })),
  ]
  if (all.length === 0) return
  const addresses = all.map(({ url }) => url)
  const stored = await tx
    .select({ url: files.address, width: files.width, height: files.height })
    .from(files)
    .where(inArray(files.address, addresses))
  const sizes = new Map(
    stored.map(({ url, width, height }) => [url, { width: width ?? 1, height: height ?? 1 }]),
  )
  await tx.insert(projectImages).values(
    all.map(({ alt, alt_ur, ...picture }) => ({
      ...picture,
      project_id,
      alt: alt || (picture.role === 'floor plan' ? t.floorPlanOf({ name }) : name),
      alt_ur: urduOfPicture({ url: picture.url, alt, alt_ur }, before, name_ur),
      ...(sizes.get(picture.url) ?? { width: 1, height: 1 }),
    })),
  )
}
