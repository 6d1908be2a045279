/** Where an import finds its fields in a file, and the profiles that store this. See docs/import.md. */
import { z } from 'zod'
import { imports as t } from '#messages/admin.ts'
import { evidenceKinds } from '../evidence/evidence.ts'
import { marlaBases, propertyTypes, purposes, sizeUnits, subtypes } from '../listings/property.ts'

const word = z.string().trim().min(1).max(200)
const columns = z.array(word).max(6)
const some = columns.min(1, { error: () => t.chooseColumn })
/** A regular expression; one that no profile file of this server has is refused. */
const pattern = z.string().max(300).nullable()
const range = z
  .tuple([z.number().min(0), z.number()])
  .refine(([low, high]) => low <= high, { error: () => t.rangeRule })

/** Where an import finds its fields in a file; the profile of docs/import.md, its tables as lists. */
export const ImportMapping = z.strictObject({
  source: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, { error: () => t.sourceRule }),
  delimiter: z.string().length(1),
  empty: z.array(z.string().max(40)).max(20),
  columns: z.strictObject({
    city: some,
    location: some,
    type: columns,
    price: some,
    size: some,
    beds: columns,
    baths: columns,
    possession: columns
      .default([])
      .describe('If empty, possession is read from the title and fills only empty fields'),
    year_built: columns.default([]),
    floor: columns.default([]),
    date: columns.default([]).describe('For prices: the date they were asked or agreed'),
    currency: columns
      .default([])
      .describe('For prices: the currency; rows with a currency other than PKR are rejected'),
    description: columns,
    title_ur: columns.default([]).describe('If empty, the stored Urdu text is kept'),
    description_ur: columns.default([]),
  }),
  id: z.strictObject({ column: word, pattern, is: z.enum(['property-id', 'reference']) }).nullable(),
  identity: z
    .array(word)
    .max(30)
    .describe(
      'The columns that identify a row without an ID; if empty, all imported columns except the price',
    ),
  title: z.strictObject({ column: word, pattern, written: z.enum(['text', 'address']) }).nullable(),
  purpose: z.strictObject({
    column: word.nullable(),
    values: z.array(z.strictObject({ text: word, purpose: z.enum(purposes) })).max(60),
    rent_words: z.array(word).max(20),
    default: z.enum(purposes).nullable(),
  }),
  type_default: z
    .enum(subtypes)
    .nullable()
    .default(null)
    .describe('The type of rows without a type, or of all rows if there is no type column'),
  type_group: z
    .enum(propertyTypes)
    .nullable()
    .default(null)
    .describe('For prices: the type of rows for which the file has no subtype'),
  price_kind: z
    .enum(evidenceKinds)
    .default('asked')
    .describe('For prices: whether they are asking or agreed prices'),
  date: z
    .string()
    .max(40)
    .nullable()
    .default(null)
    .describe('For prices: the date of rows without one, such as 2023, 2023-05 or 2023-05-17'),
  size_unit: z.enum(sizeUnits).nullable().default(null).describe('The unit of sizes given as a number only'),
  city_names: z
    .array(z.strictObject({ text: word, name: word }))
    .max(500)
    .default([])
    .describe('Cities with a different name in the file'),
  types: z.array(z.strictObject({ text: word, subtype: z.enum(subtypes) })).max(200),
  marla: z.literal([...marlaBases]),
  cities: z
    .array(
      z.strictObject({
        name: word,
        lat: z.number().min(-90).max(90),
        long: z.number().min(-180).max(180),
        marla: z.literal([...marlaBases]).nullable(),
      }),
    )
    .max(500),
  bounds: z.strictObject({ sale_price: range, rent_price: range, sqft: range, rooms: range }),
})
export type ImportMapping = z.output<typeof ImportMapping>

/** A profile that a file is read by; `is_file` are those that come with the server and stay as they are. */
export const ImportProfileEntry = z.object({
  name: z.string(),
  about: z.string(),
  is_file: z.boolean(),
  mapping: ImportMapping,
})
export type ImportProfileEntry = z.infer<typeof ImportProfileEntry>
