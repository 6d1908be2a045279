import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { imageWidths } from '#contract/files/image-address.ts'
import { ListingAnswer } from '#contract/listings/listing.ts'
import { SearchAnswer } from '#contract/search/search.ts'
import { listingImages } from '#db/schema/index.ts'
import { system } from '#domain/access/actor.ts'
import { makeCommonSizes } from '#domain/files/make-common-sizes.ts'
import { newFileId } from '#storage/keys.ts'
import { openBucket } from '#storage/open.ts'
import { htmlPage, openToySite, type ToySite } from '#tests/support/toy-site.ts'
import { createTestApi, readAs, type TestApi } from '../support/api.ts'
import { makeListing } from '../support/factories.ts'
import {
  blackPng,
  blue,
  type Colour,
  colourAt,
  difference,
  heic,
  hugeGif,
  photo,
  plain,
  pngWithProfileBomb,
  pngWithTextBombs,
  red,
  scriptedSvg,
  storeBytes,
  twoHalves,
} from '../support/pictures.ts'
import { type S3Server, startS3Server } from '../support/s3-server.ts'

let api: TestApi
let site: ToySite
beforeAll(async () => {
  api = await createTestApi()
  site = await openToySite(api.database, { pages: () => htmlPage(''), ctx: api.context })
})
afterAll(async () => {
  await site.close()
  await api.close()
})

const takesAvif = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

function get(
  id: string,
  width: number | string,
  accept = takesAvif,
  init: RequestInit = {},
): Promise<Response> {
  return site.get(`/media/${id}/${width}`, { ...init, headers: { accept, ...init.headers } })
}

async function bytesOf(answer: Response): Promise<Buffer> {
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

/** Stores a file and returns what a visitor sees of it, as lossless pixels. */
async function shown(bytes: Uint8Array, width = 320): Promise<Buffer> {
  const { id } = await storeBytes(api.context, bytes)
  return bytesOf(await get(id, width, 'image/jpeg'))
}

const refusalOf = (bytes: Uint8Array, contentType?: string) =>
  storeBytes(api.context, bytes, contentType).then(
    () => 'It was stored',
    (error: Error) => `${error.name}: ${error.message}`,
  )

describe('a stored picture', () => {
  test('is served at each of the widths, and at no other', async () => {
    const { id } = await storeBytes(api.context, await photo(2400, 1600))
    for (const width of imageWidths) {
      const { width: given, height } = await sharp(
        await bytesOf(await get(id, width, 'image/webp')),
      ).metadata()
      expect([given, height]).toEqual([width, Math.round((width * 2) / 3)])
    }
    for (const other of [
      'original',
      '841',
      '0',
      '-1',
      '0840',
      '840.jpg',
      '1e3',
      '99999',
      '',
      '840/',
      '../840',
    ]) {
      expect((await get(id, other)).status, other).toBe(404)
    }
  })

  test('is smaller for a visitor who saves data', async () => {
    const { id } = await storeBytes(api.context, await photo(2400, 1600))
    const widthOf = async (asked: number | string) => {
      const answer = await get(id, asked, 'image/webp', { headers: { 'save-data': 'on' } })
      return (await sharp(await bytesOf(answer)).metadata()).width
    }
    expect(await widthOf(1280)).toBe(640)
    expect(await widthOf(840)).toBe(480)
    expect(await widthOf('portrait-840')).toBe(480)
    // Twice: the second one is at hand.
    expect(await widthOf(1280)).toBe(640)
    expect(await widthOf(320)).toBe(320)
  })

  test('has a crop for phones, four wide and five high, never larger than it is', async () => {
    const large = await storeBytes(api.context, await photo(2400, 1600))
    const flat = await storeBytes(api.context, await photo(1600, 750))
    const sizeOf = async (id: string, width: number) => {
      const { width: given, height } = await sharp(
        await bytesOf(await get(id, `portrait-${width}`, 'image/webp')),
      ).metadata()
      return [given, height]
    }
    expect(await sizeOf(large.id, 640)).toEqual([640, 800])
    expect(await sizeOf(large.id, 840)).toEqual([840, 1050])
    expect(await sizeOf(flat.id, 840)).toEqual([600, 750])
    for (const other of ['portrait-320', 'portrait-1280', 'portrait-', 'landscape-640', 'portrait-0640'])
      expect((await get(large.id, other)).status, other).toBe(404)
  })

  test('comes as AVIF, WebP or JPEG, as the client has it', async () => {
    const { id } = await storeBytes(api.context, await photo())
    const formats: Record<string, string> = {
      [takesAvif]: 'avif',
      'image/webp,*/*': 'webp',
      '*/*': 'jpeg',
      'image/avif;q=0,image/webp,*/*': 'webp',
    }
    for (const [accept, format] of Object.entries(formats)) {
      const answer = await get(id, 320, accept)
      expect(answer.headers.get('content-type')).toBe(`image/${format}`)
      const { format: found, compression } = await sharp(await bytesOf(answer)).metadata()
      expect(found === 'heif' && compression === 'av1' ? 'avif' : found).toBe(format)
    }
    expect((await get(id, 320, 'text/html')).status).toBe(406)
  })

  test('is never made wider than it is', async () => {
    const { id } = await storeBytes(api.context, await photo(500, 400))
    const [at640, at1920] = [await bytesOf(await get(id, 640)), await bytesOf(await get(id, 1920))]
    expect((await sharp(at1920).metadata()).width).toBe(500)
    expect(at640.equals(at1920)).toBe(true)
    expect((await sharp(await bytesOf(await get(id, 480))).metadata()).width).toBe(480)
  })

  test('may be cached for ever, varies by format, and cannot run or be taken for anything else', async () => {
    const { id } = await storeBytes(api.context, await photo())
    for (const time of ['first', 'again']) {
      const { headers } = await get(id, 320)
      expect(headers.get('cache-control'), time).toBe('public, max-age=31536000, immutable')
      expect(headers.get('vary')).toBe('Accept, Save-Data')
      expect(headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-disposition')).toBe(`inline; filename=${id}-320.avif`)
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; sandbox;/)
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    }
  })

  test('is not sent again to a client that has it', async () => {
    const { id } = await storeBytes(api.context, await photo())
    const first = await get(id, 320)
    const etag = first.headers.get('etag') ?? ''
    const again = await get(id, 320, takesAvif, { headers: { 'if-none-match': `"other", W/${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('etag')).toBe(etag)
    expect(again.headers.get('vary')).toBe('Accept, Save-Data')
    const asWebp = await get(id, 320, 'image/webp', { headers: { 'if-none-match': etag } })
    expect(asWebp.status).toBe(200)
  })

  test('answers HEAD without a body, and takes no other method', async () => {
    const { id } = await storeBytes(api.context, await photo())
    const head = await get(id, 320, takesAvif, { method: 'HEAD' })
    const length = head.headers.get('content-length')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(length).toBe(String((await bytesOf(await get(id, 320))).length))
    const posted = await get(id, 320, takesAvif, { method: 'POST', body: 'x' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('contains neither the place nor the author of the photo', async () => {
    const exif = {
      IFD0: { Artist: 'Sana Malik' },
      IFD3: { GPSLatitude: '33/1 41/1 0/1', GPSLatitudeRef: 'N' },
    }
    const bytes = await plain(900, 600)
      .withExif(exif)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .jpeg()
      .toBuffer()
    expect(bytes.includes('Sana Malik')).toBe(true)
    const { id } = await storeBytes(api.context, bytes)
    for (const accept of [takesAvif, 'image/webp', '*/*']) {
      const made = await bytesOf(await get(id, 320, accept))
      expect(await sharp(made).metadata()).not.toHaveProperty('exif')
      expect(await sharp(made).metadata()).not.toHaveProperty('xmp')
      expect(made.includes('Sana Malik')).toBe(false)
    }
  })

  test('is made once: a stored size is sent as it is', async () => {
    const { id } = await storeBytes(api.context, await photo())
    const made = await bytesOf(await get(id, 480))
    expect((await api.context.storage.find(`sizes/${id}/480.avif`))?.equals(made)).toBe(true)
    const another = await plain(480, 10).avif().toBuffer()
    await api.context.storage.put(`sizes/${id}/480.avif`, another)
    const later = await openToySite(api.database, { pages: () => htmlPage(''), ctx: api.context })
    const answer = await later.get(`/media/${id}/480`, { headers: { accept: takesAvif } })
    expect((await bytesOf(answer)).equals(another)).toBe(true)
    await later.close()
  })

  test('that a hundred visitors request together is made once for all', async () => {
    const { id } = await storeBytes(api.context, await photo())
    const puts = countPuts()
    const answers = await Promise.all(Array.from({ length: 100 }, () => get(id, 160).then(bytesOf)))
    expect(new Set(answers.map((bytes) => bytes.toString('base64'))).size).toBe(1)
    expect(puts()).toBe(1)
  })
})

/** Counts what is written to storage from here on, in the storage's own way. */
function countPuts(): () => number {
  const { storage } = api.context
  const put = storage.put.bind(storage)
  let count = 0
  storage.put = (...args) => {
    count += 1
    return put(...args)
  }
  return () => {
    storage.put = put
    return count
  }
}

describe('an unknown file', () => {
  test('is 404, and says so in a sentence', async () => {
    const answer = await get('A'.repeat(22), 840)
    expect([answer.status, await answer.text()]).toEqual([404, 'There is no image at this address.\n'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test.each(['', '/', 'short/840', `${'A'.repeat(23)}/840`, '..%2f..%2fetc/840', `${'A'.repeat(21)}%00/840`])(
    '/media/%s is no address at all',
    async (path) => {
      const answer = await site.get(`/media/${path}`)
      expect([400, 404]).toContain(answer.status)
    },
  )
})

describe('unusual files that come out right', () => {
  const near = (found: Colour, wanted: Colour) => expect(difference(found, wanted)).toBeLessThan(12)

  test('a photo taken with the phone turned is upright', async () => {
    const turned = await twoHalves(800, 400, red, blue).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { id, width, height } = await storeBytes(api.context, turned)
    expect([width, height]).toEqual([400, 800])
    const made = await bytesOf(await get(id, 320))
    expect(await sharp(made).metadata()).toMatchObject({ width: 320, height: 640 })
    near(await colourAt(made, 0.5, 0.1), red)
    near(await colourAt(made, 0.5, 0.9), blue)
  })

  test('colours for print are those of the screen', async () => {
    const bytes = await twoHalves(640, 480, red, blue).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
    expect((await sharp(bytes).metadata()).space).toBe('cmyk')
    const made = await shown(bytes)
    // Ink cannot show every colour of a screen.
    expect(difference(await colourAt(made, 0.25), red)).toBeLessThan(60)
    expect(difference(await colourAt(made, 0.75), blue)).toBeLessThan(60)
    expect(await sharp(made).metadata()).toMatchObject({ space: 'srgb' })
  })

  test('colours of a wide profile are those of every screen', async () => {
    const bytes = await plain(640, 480, red).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()
    const made = await shown(bytes)
    near(await colourAt(made), red)
    expect(await sharp(made).metadata()).not.toHaveProperty('icc')
  })

  test('an animation is shown as its first picture', async () => {
    const frames = await Promise.all(
      [red, blue, { r: 9, g: 150, b: 9 }].map((colour) => plain(64, 48, colour).png().toBuffer()),
    )
    const animated = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(animated).metadata()).pages).toBe(3)
    const made = await shown(animated)
    expect(await sharp(made).metadata()).toMatchObject({ width: 64, height: 48 })
    near(await colourAt(made), red)
  })

  test('transparency is shown on white', async () => {
    const glass = await sharp({
      create: { width: 400, height: 300, channels: 4, background: { ...red, alpha: 0 } },
    })
      .png()
      .toBuffer()
    near(await colourAt(await shown(glass)), { r: 255, g: 255, b: 255 })
  })

  test('grey, 16 bits a colour, and a name that says something else are no trouble', async () => {
    const grey = await plain(400, 300, { r: 90, g: 90, b: 90 }).toColourspace('b-w').jpeg().toBuffer()
    near(await colourAt(await shown(grey)), { r: 90, g: 90, b: 90 })
    const deep = await plain(400, 300, blue).toColourspace('rgb16').png().toBuffer()
    near(await colourAt(await shown(deep)), blue)
    for (const format of ['png', 'webp', 'avif', 'gif'] as const) {
      near(await colourAt(await shown(await plain(400, 300, blue).toFormat(format).toBuffer())), blue)
    }
  })

  test('a picture of one pixel, and one that is all width', async () => {
    const dot = await storeBytes(api.context, await plain(1, 1, blue).png().toBuffer())
    expect(dot).toMatchObject({ width: 1, height: 1 })
    near(await colourAt(await bytesOf(await get(dot.id, 1920))), blue)
    expect(await sharp(await shown(await plain(6000, 2).png().toBuffer(), 96)).metadata()).toMatchObject({
      height: 1,
    })
  })
})

describe('files that cannot be shown are refused with an explanation', () => {
  test.each([
    ['a bomb of 400 megapixels', () => blackPng(20_000, 20_000), /more than 100 megapixels/],
    ['a bomb of a GIF', hugeGif, /more than 100 megapixels|not an image we can read/],
    ['a GIF of 36 megapixels', () => plain(6000, 6000).gif({ effort: 1 }).toBuffer(), /up to 25 megapixels/],
    ['a PNG with text that unpacks to gigabytes', () => pngWithTextBombs(20), /too much besides the image/],
    ['a HEIC', heic, /HEIC.*Save it as JPEG/, 'image/heic'],
    ['a drawing with a script', () => scriptedSvg, /not an image we can read/],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /not an image we can read/],
    ['nothing', () => Buffer.from('x'), /not an image we can read/],
    ['a TIFF', () => plain(100, 100).tiff().toBuffer(), /not an image we can read/],
    ['one as thin as a thread', () => plain(10, 900).png().toBuffer(), /more than 8 times as tall/],
    ['a JPEG that ends too early', async () => (await photo()).subarray(0, 20_000), /damaged/],
    [
      'a WebP that ends too early',
      async () => half(await plain(900, 600).webp({ lossless: true }).toBuffer()),
      /./,
    ],
    [
      'a PNG that ends too early',
      async () =>
        half(
          await sharp(await photo(600, 400))
            .png()
            .toBuffer(),
        ),
      /damaged/,
    ],
    ['a PNG with fewer lines than it says', () => blackPng(2000, 2000, 100), /damaged/],
    [
      'a JPEG of a good head and noise',
      async () => noise((await sameEveryTime()).subarray(0, 700)),
      /damaged|no picture/,
    ],
  ])('%s', async (_, make, sentence, contentType?: string) => {
    expect(await refusalOf(await make(), contentType)).toMatch(new RegExp(`^Invalid: .*${sentence.source}`))
    expect((await site.get('/health/live')).status).toBe(200)
  })

  test('and nothing of it is left', async () => {
    const before = await keysOf('originals')
    await refusalOf(blackPng(20_000, 20_000))
    await refusalOf((await photo()).subarray(0, 9_000))
    expect(await keysOf('originals')).toEqual(before)
  })

  test('a profile that unpacks to 400 MB does not get the memory', async () => {
    const bomb = pngWithProfileBomb(400)
    const before = process.memoryUsage().rss
    expect(await refusalOf(bomb)).toMatch(/^(?:It was stored|Invalid: .*damaged)/)
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 2 ** 20)
  })
})

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))
/** Chance has no part in it: about one random photo in 150 goes on with noise so that every pixel has a value. */
function sameEveryTime(): Promise<Buffer> {
  const [width, height, channels] = [1600, 1200, 3] as const
  const data = Uint8Array.from({ length: width * height * channels }, (_, at) => ((at * 7919) >> 5) % 251)
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 85 }).toBuffer()
}

const noise = (head: Buffer) => Buffer.concat([head, Buffer.alloc(50_000, 0x5a)])

async function keysOf(folder: string): Promise<string[]> {
  const keys = await Array.fromAsync(api.context.storage.keys(folder))
  return keys.sort()
}

describe('with files in S3', () => {
  let server: S3Server
  beforeAll(async () => {
    server = await startS3Server()
  })
  afterAll(() => server.close())

  test('pictures are stored, made and served the same way', async () => {
    const storage = await openBucket(server.settings)
    const ctx = { ...api.context, storage }
    const bytes = await photo()
    const { id } = await storeBytes(ctx, bytes)
    const other = await openToySite(api.database, { pages: () => htmlPage(''), ctx })
    const made = await bytesOf(await other.get(`/media/${id}/320`, { headers: { accept: takesAvif } }))
    expect(await sharp(made).metadata()).toMatchObject({ width: 320, height: 240 })
    expect((await storage.find(`sizes/${id}/320.avif`))?.equals(made)).toBe(true)
    expect((await storage.find(`originals/${id}`))?.equals(bytes)).toBe(true)
    await other.close()
    await storage.close()
  })

  test('an address of no picture is 404 even while S3 does not answer', async () => {
    const nowhere = { ...server.settings, endpoint: 'http://127.0.0.1:1' }
    const ctx = { ...api.context, storage: await openBucket(nowhere) }
    const other = await openToySite(api.database, { pages: () => htmlPage(''), ctx })
    for (const address of [
      `${newFileId()}/840`,
      `${newFileId()}/841`,
      'garbage/840',
      `${newFileId()}/original`,
    ]) {
      expect((await other.get(`/media/${address}`)).status, address).toBe(404)
    }
    await other.close()
  })
})

describe('the placeholder of a picture', () => {
  test('is sent with it, on cards and on the listing’s own page', async () => {
    const { db } = api.database
    const { address, placeholder } = await storeBytes(api.context, await photo())
    const { id: listing_id } = await makeListing(db)
    const image = { listing_id, alt: 'Front', width: 1600, height: 1200 }
    await db.insert(listingImages).values([
      { ...image, position: 1, url: address },
      { ...image, position: 2, url: 'https://feed.example/2.jpg' },
      { ...image, position: 1, role: 'floor plan', url: address },
    ])
    await api.caughtUp()
    const { property } = await readAs(api, `/api/listings/${listing_id}`, ListingAnswer)
    const first = { url: address, alt: 'Front', width: 1600, height: 1200, placeholder }
    expect(property.image).toEqual(first)
    expect(property.images.map((one) => one.placeholder)).toEqual([placeholder, null])
    expect(property.floor_plans).toEqual([first])
    const { data } = await readAs(api, '/api/listings/search', SearchAnswer)
    expect(data.find(({ id }) => id === listing_id)).toMatchObject({ image: first, image_count: 2 })
  })
})

describe('an upload', () => {
  test('is stored unchanged, under a name that cannot be guessed, with a placeholder', async () => {
    const bytes = await plain(900, 600, red).jpeg({ quality: 95 }).toBuffer()
    const stored = await storeBytes(api.context, bytes)
    expect(stored).toMatchObject({
      address: `media/${stored.id}/original`,
      width: 900,
      height: 600,
      isNew: true,
    })
    expect((await api.context.storage.find(`originals/${stored.id}`))?.equals(bytes)).toBe(true)
    expect(stored.placeholder.colour).toMatch(/^#c[0-9a-f]1[0-9a-f]1[0-9a-f]$/)
    expect(Buffer.from(stored.placeholder.thumbhash, 'base64').length).toBeGreaterThan(4)
  })

  test('of the same file twice, or a dozen times together, is one file', async () => {
    const bytes = await photo()
    const before = (await keysOf('originals')).length
    const stored = await Promise.all(Array.from({ length: 12 }, () => storeBytes(api.context, bytes)))
    const later = await storeBytes(api.context, bytes)
    expect(new Set([...stored, later].map(({ id }) => id)).size).toBe(1)
    expect(stored.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(later.isNew).toBe(false)
    expect(await keysOf('originals')).toHaveLength(before + 1)
  })

  test('that the database does not take leaves nothing in storage', async () => {
    const before = await keysOf('originals')
    await api.database.pool.query("ALTER TABLE files ADD CONSTRAINT none CHECK (sha256 = '') NOT VALID")
    await expect(storeBytes(api.context, await photo())).rejects.toThrow()
    await api.database.pool.query('ALTER TABLE files DROP CONSTRAINT none')
    expect(await keysOf('originals')).toEqual(before)
  })

  test('has its common sizes made soon after, by a job', async () => {
    const { id } = await storeBytes(api.context, await photo())
    const done = Promise.withResolvers<void>()
    await api.queue.work('picture-stored', async ({ fileId }) => {
      await makeCommonSizes({ ...api.context, actor: system('A test') }, fileId)
      if (fileId === id) done.resolve()
    })
    await done.promise
    const common = [320, 640, 840, 1280].flatMap((width) =>
      ['avif', 'jpeg', 'webp'].map((format) => `sizes/${id}/${width}.${format}`),
    )
    expect(await keysOf(`sizes/${id}`)).toEqual(common.sort())
    for (const key of common) {
      const { width } = await sharp(await api.context.storage.getBytes(key)).metadata()
      expect(key).toContain(`/${width}.`)
    }
  })
})
