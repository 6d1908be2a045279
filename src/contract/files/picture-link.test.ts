import { expect, test } from 'vitest'
import { isPictureLink } from './picture-link.ts'

test.each([
  ['https://pictures.example/hall.jpg', true],
  ['https://pictures.example/hall.JPEG?size=large#top', true],
  ['https://pictures.example/a.b/hall.webp', true],
  ['https://youtu.be/aqz-KE-bpKQ', false],
  ['https://films.example/walk.mp4', false],
  ['https://films.example/watch?still=hall.jpg', false],
  ['media/AAAAAAAAAAAAAAAAAAAAAA/original', false],
])('%s is a link to a picture: %s', (address, expected) => {
  expect(isPictureLink(address)).toBe(expected)
})
