import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collections as contractCollections } from '#contract/admin/collections.ts'
import { adminEndpoints } from '#contract/admin/endpoints.ts'
import { Forbidden } from '#domain/errors.ts'

const checkout = join(import.meta.dirname, '../../..')
const folder = join(checkout, 'src/api')

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))

/** Whatever answers behind the auth: it mounts calls of the admin app, or asks who is signed in. */
const behindTheDoor = sources.filter(
  ({ file, text }) =>
    /mountAdminCall|readUploadForm|admitUpload|\.who\(/.test(text) || file.startsWith('admin/'),
)

/** What is done for whoever was admitted by other means. */
const admittedOtherwise: Readonly<Record<string, RegExp>> = {
  // By a token, or by a permission of which the least is asked for.
  'uploads.ts storeUpload': /^ {4}await admitUpload\(req\.raw, context\)\n.*storeUpload\(/ms,
  // Whoever is signed in may search: each kind of record is looked for only with its own permission.
  'admin/listings.ts find': /^ {2}mountAdminCall\(app, parts, 'find'/m,
  // The call has admitted them before it reads their form.
  'admin/call.ts incomingFolder': /^ {2}const folder = incomingFolder\(uploads\.context\.dataDir\)$/m,
  'admin/call.ts removeUnused': /^ {4}await removeUnused\(ctx, stored\)$/m,
  // It narrows what an admitted session may do.
  'admin/call.ts mustHaveSecondFactor': /^ {2}if \(!beforeSecondFactor\) mustHaveSecondFactor\(visit\)$/m,
  'may-upload.ts mustHaveSecondFactor': /^ {2}mustHaveSecondFactor\(visit\)$/m,
  // What is one's own is for whoever is signed in.
  'session.ts ownAgent': /^ {2}mountAdminCall\(app, parts, 'me', .*\n.*\n.*\n.*ownAgent\(ctx\)$/m,
  'session.ts showMailChoices':
    /^ {2}mountAdminCall\(app, parts, 'mailChoices', .*showMailChoices\(ctx\)\)$/m,
  'session.ts changeMailChoices':
    /^ {2}mountAdminCall\(app, parts, 'changeMailChoices', .*\n.*changeMailChoices\(ctx, body\)$/m,
  'body/upload-form.ts storeUpload': /^export async function readUploadForm\(/m,
}

/** What is done behind the auth: the functions that are taken from the domain. */
const taken = behindTheDoor.flatMap(({ file, text }) =>
  Array.from(text.matchAll(/^import \{([^}]+)\} from '#(domain\/[^']+)'/gm)).flatMap(
    ([, names = '', path = '']) => names.split(',').map((name) => ({ file, name: name.trim(), path, text })),
  ),
)
const functions = taken.filter(({ name }) => /^(?!type |allow$|visitor$)[a-z]/.test(name))
/** Collections are values: their verbs are tried below. */
const collections = functions.filter(({ name }) => /Collections?$/.test(name))
const verbs = functions.filter(
  (one) => !admittedOtherwise[`${one.file} ${one.name}`] && !collections.includes(one),
)

test('the admin app has verbs', () => {
  expect(verbs.length).toBeGreaterThan(3)
})

test.each(verbs)('$name names the permission that it takes in its first line', ({ name, path }) => {
  const text = readFileSync(join(checkout, 'src', path), 'utf8')
  const [, parameters = '', body = ''] =
    new RegExp(`export (?:async )?function ${name}\\(([^]*?)\\)(?:: [^\\n]*?)? \\{\\n([^]*)`).exec(text) ?? []
  expect(parameters).toMatch(/: StaffContext\b/)
  expect(body.split('\n', 1)[0]).toMatch(/^ {2}(?:const reach = )?allow\((?:ctx\.)?actor, '[\w.]+'\)$/)
})

test('every verb of a collection asks for its permission before it does anything', async () => {
  const actor = {
    kind: 'staff',
    id: 'a',
    name: 'An agent',
    email: 'a@example.com',
    role: 'agent',
    agentId: null,
  }
  const tried: string[] = []
  for (const { name, path } of collections) {
    const { [name]: collection } = await import(join(checkout, 'src', path))
    for (const { contract, ...verbsOf } of [collection].flat()) {
      for (const [verb, work] of Object.entries<() => Promise<unknown>>(verbsOf)) {
        // Without a database: whatever is done before it is refused fails otherwise.
        await expect(Reflect.apply(work, undefined, [{ actor }, {}])).rejects.toThrow(Forbidden)
        tried.push(`${verb} ${contract.one}`)
      }
    }
  }
  for (const { one } of contractCollections) expect(tried).toContain(`change ${one}`)
})

test('what takes no person is done only for whoever was admitted', () => {
  const others = functions.filter((one) => !verbs.includes(one) && !collections.includes(one))
  expect(others.map(({ file, name }) => `${file} ${name}`).sort()).toEqual(
    Object.keys(admittedOtherwise).sort(),
  )
  for (const { file, name, text } of others)
    expect(text).toMatch(admittedOtherwise[`${file} ${name}`] ?? /^$/)
  const call = sources.find(({ file }) => file === 'admin/call.ts')?.text
  expect(call).toMatch(/await admitted\(.*?await readFields\(/s)
  const readers = sources.filter(({ text }) => text.includes('readUploadForm('))
  expect(readers.map(({ file }) => file).sort()).toEqual(['body/read-body.ts', 'body/upload-form.ts'])
  const storing = sources.filter(({ text }) => /withBody\([^)]*uploads/.test(text))
  expect(storing.map(({ file }) => file)).toEqual(['admin/call.ts'])
})

test('the auth service is asked only for what people do for themselves', () => {
  const asked = sources.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/\bauth\.(\w+)\(/g), ([, method]) => ({ file, method })),
  )
  const elsewhere = asked.filter(({ file }) => file !== 'session.ts')
  expect(elsewhere.map(({ file, method }) => `${file} ${method}`).sort()).toEqual([
    'admin/call.ts who',
    'admin/leads.ts isStillIn',
    'admin/staff.ts invite',
  ])
  const session = sources.find(({ file }) => file === 'session.ts')?.text ?? ''
  const calls = Array.from(session.matchAll(/mountAdminCall\(app, parts, '(\w+)'/g), ([, name = '']) => name)
  expect(calls.length).toBeGreaterThan(5)
  const allowed = new Map<string, string>(
    Object.entries(adminEndpoints).map(([name, call]) => [name, call.access]),
  )
  for (const name of calls) expect(['public', 'signedIn'], name).toContain(allowed.get(name))
})
