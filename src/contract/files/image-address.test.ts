import { describe, expect, it } from 'vitest'
import { imageAddress, secureAddress } from './image-address.ts'

describe('the address of an image (S9.6)', () => {
  it.each([
    ['listings/7/original/front.jpg', undefined, 'https://images.test/listings/7/840/front.jpg'],
    ['/listings/7/original/front.jpg', 320, 'https://images.test/listings/7/320/front.jpg'],
    ['original/my-original-home.jpg', 1600, 'https://images.test/1600/my-original-home.jpg'],
    ['http://feed.test/original/a.jpg', 420, 'https://feed.test/420/a.jpg'],
    ['https://original.test/a.jpg', 420, 'https://original.test/a.jpg'],
    ['http://feed.test/a.jpg', 420, 'https://feed.test/a.jpg'],
    ['/placeholders/house-3.svg', 420, '/placeholders/house-3.svg'],
  ])('of %s at %s is %s', (path, resolution, address) => {
    const source = { storageBase: 'https://images.test/', ...(resolution ? { resolution } : {}) }
    expect(imageAddress(path, source)).toBe(address)
  })

  it('works with a storage base on this very server', () => {
    expect(imageAddress('demo/original/1.webp', { storageBase: '/storage' })).toBe('/storage/demo/840/1.webp')
  })
})

describe('an http link becomes https (S5.5)', () => {
  it.each([
    ['http://x.test/a.jpg', 'https://x.test/a.jpg'],
    ['HTTP://x.test/a.jpg', 'https://x.test/a.jpg'],
    ['https://x.test/?from=http://y.test', 'https://x.test/?from=http://y.test'],
    ['/a.jpg', '/a.jpg'],
  ])('%s as %s', (link, secure) => {
    expect(secureAddress(link)).toBe(secure)
  })
})
