/** A picture's stored size, as a phone asks for it, against bare node:http that sends the same headers and bytes. */

import { imageAddress } from '#contract/files/image-address.ts'
import { HomeListings } from '#contract/listings/listing.ts'
import { againstBare } from './support/against-bare.ts'
import { startQuietSite } from './support/quiet-site.ts'
import { ask } from './support/raw-answer.ts'
import { report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

const target = 0.4
const headers = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }

using folder = scratchFolder()
await using site = await startQuietSite(folder.path)
const answer = await ask(`${site.address}/api/listings`)
const { data } = HomeListings.parse(JSON.parse(answer.bytes.toString()))
const stored = data.find(({ image }) => image?.placeholder)?.image?.url
if (stored === undefined) throw new Error('No listing of the demo has a picture')
const picture = imageAddress(stored, { storageBase: site.address, resolution: 640 }).replace(
  'https:',
  'http:',
)
const { bytes } = await ask(picture, headers)

const { ratio, both } = await againstBare(picture, headers)
report({
  name: `a stored size of ${Math.round(bytes.length / 1024)} KB against bare node:http`,
  measured: `${ratio.toFixed(2)} (${both})`,
  target: `at least ${target}`,
  ok: ratio >= target,
})
