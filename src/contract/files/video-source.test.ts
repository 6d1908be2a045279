import { expect, test } from 'vitest'
import { videoSource } from './video-source.ts'

const id = 'dQw4w9WgXcQ'
const youtube = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://youtube.com/watch?feature=share&v=${id}`,
  `http://m.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}?feature=share`,
  `https://www.youtube.com/embed/${id}`,
  ` https://www.youtube-nocookie.com/embed/${id} `,
])('%s is played by YouTube’s player without cookies', (address) => {
  expect(videoSource(address, '/')).toEqual({
    kind: 'player',
    from: 'YouTube',
    address: youtube,
    page: `https://www.youtube.com/watch?v=${id}`,
  })
})

test.each([
  ['t=90', 90],
  ['t=90s', 90],
  ['t=1m30s', 90],
  ['t=1h1s', 3601],
  ['start=15', 15],
])('a YouTube link with %s begins there', (query, start) => {
  const source = videoSource(`https://youtu.be/${id}?${query}`, '/')
  expect(source).toMatchObject({ address: `${youtube}&start=${start}` })
})

test.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  [
    'https://www.vimeo.com/channels/staffpicks/76979871',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  ],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1',
  ],
])('%s is played by Vimeo’s player', (address, player) => {
  expect(videoSource(address, '/')).toMatchObject({ kind: 'player', from: 'Vimeo', address: player })
})

test.each([
  ['media/AAAAAAAAAAAAAAAAAAAAAA/original', '/', '/media/AAAAAAAAAAAAAAAAAAAAAA/video'],
  [
    'media/AAAAAAAAAAAAAAAAAAAAAA/original',
    'https://pictures.example/a/',
    'https://pictures.example/a/media/AAAAAAAAAAAAAAAAAAAAAA/video',
  ],
])('%s is played by the browser', (address, base, file) => {
  expect(videoSource(address, base)).toEqual({ kind: 'file', address: file })
})

test.each([
  'https://www.facebook.com/watch/?v=1',
  'https://films.example/tour.mp4',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch?v=too-short',
  'https://vimeo.com/about',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.example/watch?v=dQw4w9WgXcQ',
])('%s opens where it is', (address) => {
  expect(videoSource(address, '/')).toMatchObject({ kind: 'page' })
})

test.each(['', 'javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'tour.mp4', '//youtu.be'])(
  '%j is no video at all',
  (address) => {
    expect(videoSource(address, '/')).toBeUndefined()
  },
)

test('parameters of an address cannot add to the player’s own', () => {
  const address = `https://www.youtube.com/embed/${id}%22%3E%3Cscript%3E`
  expect(videoSource(address, '/')).toMatchObject({ kind: 'page' })
  expect(videoSource(`https://vimeo.com/1?h=ab"&autoplay=0`, '/')).toMatchObject({
    address: 'https://player.vimeo.com/video/1?h=ab&autoplay=1&dnt=1',
  })
})
