/** Small files of every kind, made byte by byte: what they hold is known, and none comes from elsewhere. */

/** A box of an MP4 or QuickTime file. */
export function box(type: string, ...content: Uint8Array[]): Buffer<ArrayBuffer> {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

type Film = {
  brand?: string
  codec?: string
  width?: number
  height?: number
  /** Filmed upright: a quarter turn in the track's matrix. */
  turned?: boolean
  /** Bytes of picture and sound. */
  content?: Uint8Array
}

/** An MP4 that says what it is in its boxes; what would play is only filler. */
export function mp4({
  brand = 'isom',
  codec = 'avc1',
  width = 1280,
  height = 720,
  turned = false,
  content = Buffer.from('a few frames of a house'),
}: Film = {}): Buffer<ArrayBuffer> {
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\x02\0isommp41`, 'latin1')),
    box('mdat', content),
    box(
      'moov',
      box('mvhd', Buffer.alloc(100)),
      box('trak', box('tkhd', trackHeader(turned)), media('soun', 'mp4a', 0, 0)),
      box('trak', box('tkhd', trackHeader(turned)), media('vide', codec, width, height)),
    ),
  ])
}

/** An MP4 of nothing but empty boxes. */
export function mp4OfBoxes(count: number): Buffer<ArrayBuffer> {
  const head = box('ftyp', Buffer.from('isom\0\0\x02\0isommp41', 'latin1'))
  return Buffer.concat([head, Buffer.alloc(8 * count, box('free'))])
}

function trackHeader(turned: boolean): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(84)
  header.writeInt32BE(turned ? 0 : 0x10000, 40)
  header.writeInt32BE(turned ? 0x10000 : 0, 44)
  return header
}

function media(handler: string, codec: string, width: number, height: number): Buffer<ArrayBuffer> {
  const entry = Buffer.alloc(78)
  entry.writeUInt16BE(width, 24)
  entry.writeUInt16BE(height, 26)
  const kind = Buffer.alloc(24)
  kind.write(handler, 8, 'latin1')
  const count = Buffer.from([0, 0, 0, 0, 0, 0, 0, 1])
  return box('mdia', box('hdlr', kind), box('minf', box('stbl', box('stsd', count, box(codec, entry)))))
}

/** A WebM by its head; what would play is only filler. */
export function webm(docType = 'webm'): Buffer<ArrayBuffer> {
  const name = Buffer.from(docType)
  const type = Buffer.concat([Buffer.from([0x42, 0x82, 0x80 | name.length]), name])
  return Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | type.length]),
    type,
    Buffer.from('filler of a film'),
  ])
}

/** An archive of empty entries, each stored as it is. */
export function zip(entries: Readonly<Record<string, string>>): Buffer<ArrayBuffer> {
  const locals: Uint8Array[] = []
  const central: Uint8Array[] = []
  let at = 0
  for (const [name, content] of Object.entries(entries)) {
    const tail = Buffer.concat([Buffer.from(name), Buffer.from(content)])
    const local = Buffer.alloc(30)
    local.write('PK\x03\x04', 'latin1')
    local.writeUInt32LE(content.length, 18)
    local.writeUInt32LE(content.length, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.write('PK\x01\x02', 'latin1')
    entry.writeUInt32LE(content.length, 20)
    entry.writeUInt32LE(content.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    locals.push(local, tail)
    central.push(entry, Buffer.from(name))
    at += local.length + tail.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(locals.length / 2, 8)
  end.writeUInt16LE(locals.length / 2, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, directory, end])
}

/** A compound file of Microsoft's, such as an old Word or Excel document; `stream` is what it holds. */
export function compoundFile(stream: string): Buffer<ArrayBuffer> {
  const file = Buffer.alloc(2048)
  file.write('d0cf11e0a1b11ae1', 'hex')
  file.write(stream, 1024, 'utf16le')
  return file
}
