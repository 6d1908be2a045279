import { z } from 'zod'
import { issueMessage } from '#contract/api/issue-message.ts'
import { contrast } from '#contract/contrast.ts'
import { systemNames } from '#contract/systems.ts'
import { hasPhoneLength } from '#contract/text/typed-phone.ts'

/** WCAG 2, level AA. */
const leastContrast = 4.5

const text = z.string().trim().min(1)
const email = z.email()
const url = z.url({ protocol: /^https?$/ })
const phone = z.string().refine(hasPhoneLength, {
  error: 'Enter a phone number with its country code, such as +92 51 111 000 222.',
})
/** What is not said in Urdu stays English there. */
const urdu = (...names: string[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, z.string().optional()])))

const Office = z.strictObject({
  id: z.int().min(1),
  name: text,
  city: text,
  address: text,
  email,
  phone,
  hours: z.string(),
  urdu: urdu('name', 'city', 'address', 'hours').optional(),
  mapUrl: z.union([z.literal(''), url]),
  lat: z.number().min(-90).max(90),
  long: z.number().min(-180).max(180),
})

/** What agency.config.ts exports, as far as an agency may write it wrong. */
const AgencyFile = z.object({
  agency: z.strictObject({
    name: text,
    product: text,
    tagline: z.string(),
    promise: z.string(),
    certification: z.string(),
    urdu: urdu('name', 'product', 'tagline', 'promise', 'certification'),
    email,
    phone,
    whatsApp: phone,
    blogUrl: url.nullable(),
    brandColour: z
      .string()
      .regex(/^#[\da-f]{6}$/i, { error: 'Write the colour as six hex digits, such as #0B6B4A.', abort: true })
      .refine((colour) => contrast(colour, '#ffffff') >= leastContrast, {
        error: 'White text cannot be read on this colour. Choose a darker one.',
      }),
    franchiseProducts: z.array(text),
    franchiseDesk: z.strictObject({ phone, email }),
    socials: z.array(z.strictObject({ name: text, url })),
    partners: z.array(z.strictObject({ name: text, domain: url })),
    features: z.strictObject({ onlineBooking: z.enum(['off', 'soon']) }),
  }),
  offices: z.array(Office).min(2),
  systems: z.strictObject(Object.fromEntries(systemNames.map((name) => [name, z.boolean()]))),
  messageTemplates: z.array(z.strictObject({ name: text, subject: text, text })),
})

/** One sentence for each fault of the file, such as 'offices, number 3, lat: This is a required field.'. */
export function agencyFaults(file: unknown): string[] {
  const read = AgencyFile.safeParse(file, { error: issueMessage, reportInput: true })
  return (read.error?.issues ?? []).flatMap((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [undefined]
    return unknown.map((key) => `${placeOf([...issue.path, ...(key ? [key] : [])])}: ${issue.message}`)
  })
}

function placeOf(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? `number ${key + 1}` : String(key))).join(', ')
}
