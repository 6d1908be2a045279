/** The fields of editors' records: the format of each, and its error. */

import { z } from 'zod'
import { fieldRules as t } from '#messages/admin.ts'
import { validationMessages } from '#messages/common.ts'
import { emailPattern } from '../forms/validation.ts'
import { Outline } from '../places/outline.ts'
import { isArea, tidyPolygon } from '../places/polygons.ts'
import { mostCorners, mostPolygons } from '../search/map-shape.ts'
import { parseUrl } from '../text/parse-url.ts'
import { isSitePath } from '../text/site-path.ts'
import { tidyLine, tidyLines } from '../text/tidy-text.ts'
import { hasPhoneLength } from '../text/typed-phone.ts'

const required = { error: () => validationMessages.required }
const tooLong = (characters: number) => ({ error: () => validationMessages.tooLong({ characters }) })

/** One line that may be empty. */
export const anyLine = (most: number) =>
  z
    .string()
    .transform(tidyLine)
    .pipe(z.string().max(most, tooLong(most)))

/** One line that says something. */
export const line = (most: number) =>
  z
    .string()
    .transform(tidyLine)
    .pipe(z.string().min(1, required).max(most, tooLong(most)))

/** Several lines that may be empty. */
export const anyLines = (most: number) =>
  z
    .string()
    .transform(tidyLines)
    .pipe(z.string().max(most, tooLong(most)))

/** Several lines that say something. */
export const lines = (most: number) =>
  z
    .string()
    .transform(tidyLines)
    .pipe(z.string().min(1, required).max(most, tooLong(most)))

/** The Urdu of a line, which may be empty; one that is not sent stays as it is. */
export const urduLine = (most: number) => anyLine(most).optional()

/** The same for several lines. */
export const urduLines = (most: number) => anyLines(most).optional()

/** A few short words, each once, in their order. */
export const words = (most: number) =>
  z
    .array(line(80))
    .max(most, { error: () => t.tooMany({ most }) })
    .transform((all) => [...new Set(all)])

/** The Urdu of such a list, as a whole. */
export const urduWords = (most: number) => words(most).optional()

export const day = z.iso.date({
  error: ({ input }) => (input === undefined || input === null ? validationMessages.required : t.date),
})

/** What a file that was uploaded is known by. */
export const storedAddress = z.string().regex(/^media\/[\w-]{22}\/original$/, { error: () => t.uploadFirst })

/** A picture that must be there when it is saved; older rows may be without. */
export const neededPicture = storedAddress
  .nullable()
  .refine((address): boolean => address !== null, { error: () => t.uploadPicture })

export const officePhone = line(40).refine(hasPhoneLength, { error: () => validationMessages.phone })

export const officeEmail = line(200).pipe(
  z.email({ pattern: emailPattern, error: () => validationMessages.email }),
)

export const webAddress = line(1000).refine(
  (text) => /^https:\/\/\S+$/.test(text) && parseUrl(text) !== undefined,
  {
    error: () => t.link,
  },
)

/** Where a picture or a headline leads. */
export const pathOrAddress = line(500).refine(
  (text) => isSitePath(text) || parseUrl(text)?.protocol === 'https:',
  { error: () => t.linkOrPath },
)

export const latitude = z
  .number({ error: () => t.latitude })
  .min(-90)
  .max(90)
export const longitude = z
  .number({ error: () => t.longitude })
  .min(-180)
  .max(180)

const corner = z.strictObject({ lat: latitude, long: longitude })
const polygon = z
  .array(corner)
  .max(mostCorners + 1, { error: () => t.outlineCorners({ most: mostCorners }) })
  .transform(tidyPolygon)
  .pipe(z.array(corner).max(mostCorners, { error: () => t.outlineCorners({ most: mostCorners }) }))
  .refine(isArea, { error: () => t.outlineFlat })

/** The outline of a place; null for none. When the field is left out, the outline stays as it is. */
export const outline = z
  .array(polygon)
  .max(mostPolygons, { error: () => t.outlinePolygons({ most: mostPolygons }) })
  .nullable()
  .transform((polygons) => (polygons?.length ? polygons : null))
  .pipe(Outline.nullable())
  .optional()

export const id = z.int().positive().max(2_147_483_647)

/** An ID in a path. */
export const idInPath = z.coerce.number<string>().int().positive().max(2_147_483_647)

/** Texts with commas between them, each one of `known`: any of these. */
export function commaSeparated<Value extends string>(known: readonly Value[]) {
  return z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(z.enum(asEnum(known))))
}

function asEnum<Value extends string>(known: readonly Value[]): Record<Value, Value> {
  return Object.fromEntries(known.map((value) => [value, value])) as Record<Value, Value>
}

/** Whole Pakistani rupees. */
export const rupees = z
  .int({ error: () => t.rupees })
  .min(0, { error: () => t.rupees })
  .max(1_000_000_000_000, { error: () => t.tooMuch })
