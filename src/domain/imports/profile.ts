import { z } from 'zod'
import { issuesInWords } from '#contract/api/issues.ts'
import { evidenceKinds } from '#contract/evidence/evidence.ts'
import {
  defaultMarlaBasis,
  marlaBases,
  propertyTypes,
  purposes,
  type Subtype,
  sizeUnits,
  subtypes,
} from '#contract/listings/property.ts'

/** One column, or several whose texts are joined with a space ('12' and 'Marla' in two columns). */
const columns = z
  .union(
    [
      z
        .string()
        .min(1)
        .transform((name) => [name]),
      z.array(z.string().min(1)).min(1),
    ],
    'must be the name of a column, or a list of names',
  )
  .readonly()

const pattern = z.string().refine(isPattern, {
  error: ({ input }) => `${input} is not a regular expression`,
})

function isPattern(text: string): boolean {
  try {
    return patternOf(text) !== undefined
  } catch {
    return false
  }
}

/** The regular expression of a profile's text. */
export function patternOf(text: string): RegExp {
  const known = patterns.get(text)
  if (known) return known
  const made = new RegExp(text)
  if (patterns.size >= 100) patterns.clear()
  patterns.set(text, made)
  return made
}

// Every row is read by the same few.
const patterns = new Map<string, RegExp>()

/** The text of a column, or the part of it in the pattern's first brackets. */
const extract = z.strictObject({ column: z.string().min(1), pattern: pattern.optional() })
export type Extract = z.infer<typeof extract>

const marlaBasis = z.literal([...marlaBases])
const subtype = z.custom<Subtype>((value) => subtypes.some((known) => known === value), {
  error: `must be one of: ${subtypes.join(', ')}`,
})
const range = z
  .tuple([z.number(), z.number()])
  .refine(([low, high]) => low <= high, 'must be the lowest and the highest value')

/** How one kind of CSV file becomes listings. Every key is explained in docs/import.md. */
export const ImportProfile = z.strictObject({
  about: z.string().optional(),
  source: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be a short name such as portal-ads'),
  delimiter: z.string().length(1).default(','),
  empty: z.array(z.string()).default(['', '-', 'N/A']),
  columns: z.strictObject({
    city: columns,
    location: columns,
    type: columns.optional(),
    price: columns,
    size: columns,
    beds: columns.optional(),
    baths: columns.optional(),
    possession: columns.optional(),
    year_built: columns.optional(),
    floor: columns.optional(),
    date: columns.optional(),
    currency: columns.optional(),
    description: columns.optional(),
    title_ur: columns.optional(),
    description_ur: columns.optional(),
  }),
  id: extract.extend({ is: z.enum(['property-id', 'reference']) }).optional(),
  identity: z.array(z.string().min(1)).min(1).optional(),
  title: extract.extend({ written: z.enum(['text', 'address']).default('text') }).optional(),
  purpose: z.strictObject({
    column: z.string().min(1).optional(),
    values: z.record(z.string(), z.enum(purposes)).default({}),
    rentWords: z.array(z.string().min(1)).default([]),
    default: z.enum(purposes).optional(),
  }),
  typeDefault: subtype.optional(),
  typeGroup: z.enum(propertyTypes).optional(),
  priceKind: z.enum(evidenceKinds).default('asked'),
  date: z.string().max(40).optional(),
  sizeUnit: z.enum(sizeUnits).optional(),
  cityNames: z.record(z.string(), z.string().min(1)).default({}),
  types: z.record(z.string(), subtype).default({}),
  marla: marlaBasis.default(defaultMarlaBasis),
  cities: z.record(
    z.string(),
    z.strictObject({
      lat: z.number().min(-90).max(90),
      long: z.number().min(-180).max(180),
      marla: marlaBasis.optional(),
    }),
  ),
  bounds: z
    .strictObject({
      salePrice: range.default([100_000, 10_000_000_000]),
      rentPrice: range.default([1_000, 50_000_000]),
      sqft: range.default([40, 5_000_000]),
      rooms: range.default([0, 30]),
    })
    .prefault({}),
})
export type ImportProfile = z.infer<typeof ImportProfile>

/** A profile that cannot be used; the message is one sentence that names the first wrong key. */
export class ProfileError extends Error {
  override name = 'ProfileError'
}

/**
 * Reads a profile file's text.
 * @throws ProfileError when it is no JSON or a key is missing, unknown or wrong
 */
export function parseProfile(text: string, name: string): ImportProfile {
  const said = parseJson(text, name)
  const parsed = ImportProfile.safeParse(said)
  if (!parsed.success)
    throw new ProfileError(
      `The profile ${name} cannot be used: ${issuesInWords(parsed.error.issues, said, 'the profile')}.`,
    )
  const { columns, typeDefault, typeGroup } = parsed.data
  if (!columns.type && !typeDefault && !typeGroup)
    throw new ProfileError(
      `The profile ${name} cannot be used: it needs "columns.type", "typeDefault" or, for prices, "typeGroup".`,
    )
  return parsed.data
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProfileError(`The profile ${name} cannot be used: it is not valid JSON.`)
  }
}

/**
 * The columns that identify rows without an ID: those of the profile, else all that it reads except the price and the
 * Urdu texts, which a later file may have for the same listing.
 */
export function identityOf(profile: ImportProfile): readonly string[] {
  const { city, location, type, size, beds, baths, description } = profile.columns
  const read = [city, location, type, size, beds, baths, description].flatMap((names) => names ?? [])
  const single = [profile.title?.column, profile.purpose.column].filter((name) => name !== undefined)
  return profile.identity ?? [...new Set([...read, ...single])]
}

/** Every column the profile reads; a file must have them all. */
export function columnsOf(profile: ImportProfile): string[] {
  const { id, identity = [], title, purpose } = profile
  const named = Object.values(profile.columns).flatMap((names) => names ?? [])
  const single = [id?.column, title?.column, purpose.column].filter((name) => name !== undefined)
  return [...new Set([...named, ...single, ...identity])]
}
