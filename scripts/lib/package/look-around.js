// Says what a visitor of the site at an address gets, and ends with 1 when something is wrong. It needs nothing beside
// it, so that a container can be handed it.
const [url] = process.argv.slice(-1)
let failed = false

const home = await page('/', 'the home page in English', /<html[^>]+lang="en"/)
await page('/ur', 'the home page in Urdu', /<html[^>]+dir="rtl"/)
await page('/admin', "staff's sign-in", /<script/)
await page('/health/ready', 'the database, migrated', /"ready"/)
await page('/api/listings/search', 'the listings of the demo', /"total_records":[1-9]/)
for (const file of new Set(home.match(/\/assets\/[\w-]+\.(?:js|css)/g))) await page(file, `the file ${file}`)
await page(home.match(/\/media\/[\w-]+\/\d+/)?.[0] ?? '/media', 'a picture in a new width')
process.exitCode = failed ? 1 : 0

async function page(path, what, contains = /^/) {
  const answer = await fetch(new URL(path, url))
  const text = await answer.text()
  const isRight = answer.status === 200 && contains.test(text)
  console.log(isRight ? `✓ ${what}` : `✗ ${what}: ${path} answers ${answer.status}`)
  failed ||= !isRight
  return text
}
