// npm run licences: writes docs/licences.md, the licences of what a release ships. With --check it writes nothing, and
// fails when the file is out of date. Both fail for a licence that may not be shipped.
import { readFileSync, writeFileSync } from 'node:fs'
import { complaintAboutLicence, shippedPackages, writeLicences } from './lib/package/licences.js'
import { inCheckout } from './lib/root.js'

const document = inCheckout('docs/licences.md')
const shipped = shippedPackages()
const written = writeLicences(shipped)
const complaints = [...shipped.running, ...shipped.building].flatMap(
  (one) => complaintAboutLicence(one) ?? [],
)
if (!process.argv.includes('--check')) writeFileSync(document, written)
else if (readFileSync(document, 'utf8') !== written)
  complaints.push('docs/licences.md is out of date: run npm run licences.')
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
