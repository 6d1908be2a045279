import { asc, eq } from 'drizzle-orm'
import type { ImportMapping, ImportProfileEntry } from '#contract/admin/import-mapping.ts'
import type { ImportSubject } from '#contract/admin/import-runs.ts'
import type { Db } from '#db/client.ts'
import { importProfiles } from '#db/schema/index.ts'
import { importErrors as t } from '#messages/admin.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext } from '../../context.ts'
import { Conflict, Invalid } from '../../errors.ts'
import { mappingOf } from '../mapping.ts'
import { readDate } from '../prices/read-date.ts'
import { readProfileFiles } from '../profile-files.ts'

/** Every profile: those that staff saved, then those that come with the server. */
export async function listImportProfiles({
  db,
}: AllowedContext<'listings.import'>): Promise<ImportProfileEntry[]> {
  return readImportProfiles(db)
}

/** The same, without a check of permissions. */
export async function readImportProfiles(db: Db): Promise<ImportProfileEntry[]> {
  const saved = await db.select().from(importProfiles).orderBy(asc(importProfiles.name))
  const files = await readProfileFiles()
  return [
    ...saved.map(({ name, mapping, saved_by }) => ({
      name,
      mapping,
      about: t.savedBy({ name: saved_by }),
      is_file: false,
    })),
    ...files.map(({ name, profile }) => ({
      name,
      about: profile.about ?? '',
      is_file: true,
      mapping: mappingOf(profile),
    })),
  ]
}

/**
 * Keeps a mapping under a name.
 * @throws Conflict when a file of the server has that name, Invalid when the mapping cannot be used
 */
export async function saveImportProfile(
  { db, actor }: AllowedContext<'listings.import'>,
  { name, mapping }: { name: string; mapping: ImportMapping },
): Promise<ImportProfileEntry> {
  const profiles = await readImportProfiles(db)
  if (profiles.some((entry) => entry.is_file && entry.name === name)) throw new Conflict(t.profileName)
  // A profile may be of prices, whose rules ask for less of the type.
  mustBeUsable(mapping, profiles, mapping.type_group ? 'prices' : 'listings')
  const row = { mapping, saved_by: actor.name, updated_at: new Date() }
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(importProfiles).where(eq(importProfiles.name, name)).for('update')
    await tx
      .insert(importProfiles)
      .values({ name, ...row })
      .onConflictDoUpdate({ target: importProfiles.name, set: row })
    await audit(tx, actor, {
      action: before ? 'change' : 'create',
      entity: 'import profile',
      entityId: name,
      before: before?.mapping ?? null,
      after: mapping,
    })
    return { name, mapping, about: t.savedBy({ name: actor.name }), is_file: false }
  })
}

/** @throws Invalid naming the first thing that is wrong with it */
export function mustBeUsable(
  mapping: ImportMapping,
  profiles: readonly ImportProfileEntry[],
  subject: ImportSubject,
): void {
  const wrong = (field: string, sentence: string): never => {
    throw new Invalid({ [`mapping.${field}`]: sentence }, sentence)
  }
  const hasType = mapping.columns.type.length > 0 || mapping.type_default !== null
  if (!hasType && !(subject === 'prices' && mapping.type_group)) wrong('type', t.chooseType)
  if (subject === 'prices' && mapping.date && !readDate(mapping.date)) wrong('date', t.dateRule)
  if (subject === 'prices' && !mapping.date && mapping.columns.date.length === 0) wrong('date', t.chooseDate)
  if (!mapping.purpose.column && !mapping.purpose.default && mapping.purpose.rent_words.length === 0)
    wrong('purpose', t.choosePurpose)
  // A regular expression can be made to run for hours: the only ones are those of who runs the server.
  const known = new Set(
    profiles
      .filter(({ is_file }) => is_file)
      .flatMap(({ mapping: { id, title } }) => [id?.pattern, title?.pattern]),
  )
  for (const [field, pattern] of [
    ['id', mapping.id?.pattern],
    ['title', mapping.title?.pattern],
  ] as const) {
    if (pattern && !known.has(pattern)) wrong(field, t.patterns)
  }
}
