import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { WireAnswer } from '#contract/api/endpoints.ts'
import { found, openSearch } from '#tests/support/components/search-screen.tsx'
import { openPhotos } from './open-photos.ts'

const photo = (at: number) => ({
  ...{ url: `/listings/original/${at}.jpg`, alt: `Photo ${at}` },
  ...{ width: 1200, height: 900, placeholder: null },
})

const home: WireAnswer<'search'>['data'][number] = {
  ...{ id: 7, title: 'House by the park', purpose: 'sale', type: 'residential', subtype: 'house' },
  ...{ status: 'published', price: 16_000_000, beds: 4, baths: 4, lat: null, long: null, featured: false },
  size: { value: 5, unit: 'marla', marla_basis: 225, sqft: 1125 },
  city: { id: 1, name: 'Islamabad' },
  area: { id: 3, name: 'G-13' },
  ...{ image: photo(1), image_count: 3, agent: null, published_at: null, confirmed_at: null },
}

async function openCard() {
  let asked = 0
  const { screen } = await openSearch('/search?purpose=sale', {
    search: () => found(1, { data: [home] }),
    listingPhotos: () => {
      asked += 1
      return { data: [photo(1), photo(2), photo(3)] }
    },
  })
  document.documentElement.dataset.scripts = ''
  const card = screen.getByRole('article')
  await expect.element(card).toBeVisible()
  const element = card.element()
  if (!(element instanceof HTMLElement)) throw new Error('A card is an element of HTML')
  const addresses = () => [...element.querySelectorAll('img')].map(({ src }) => /\d+\.jpg$/.exec(src)?.[0])
  return { card, element, addresses, timesAsked: () => asked }
}

test('a card asks for its photos, and loads the next one, only once the visitor goes towards it', async () => {
  const { card, element, addresses, timesAsked } = await openCard()
  openPhotos(element)
  openPhotos(element)
  expect(timesAsked()).toBe(0)
  expect(addresses()).toEqual(['1.jpg'])
  expect(element.scrollWidth / element.clientWidth).toBeCloseTo(3, 1)

  await userEvent.hover(card)
  const next = card.getByRole('button', { name: 'Next photo' })
  await expect.element(card.getByRole('button', { name: 'Previous photo' })).not.toBeInTheDocument()
  await next.hover()
  await expect.poll(addresses).toEqual(['1.jpg', '2.jpg'])
  await next.click()
  await expect.element(card.getByText('2 / 3')).toBeVisible()
  await expect.poll(addresses).toEqual(['1.jpg', '2.jpg', '3.jpg'])
  await next.click()
  await expect.element(card.getByText('3 / 3')).toBeVisible()
  // The button of the last photo is gone, and the focus with it to the other.
  await expect.element(card.getByRole('button', { name: 'Previous photo' })).toHaveFocus()
  expect(timesAsked()).toBe(1)
})

test('a card that is swiped shows the next photo, and its content stays where it is', async () => {
  const { card, element, addresses } = await openCard()
  const title = card.getByRole('heading').element()
  const before = title.getBoundingClientRect().x
  openPhotos(element)
  element.scrollTo({ left: element.clientWidth, behavior: 'instant' })
  await expect.element(card.getByText('2 / 3')).toBeVisible()
  await expect.poll(addresses).toEqual(['1.jpg', '2.jpg', '3.jpg'])
  expect(title.getBoundingClientRect().x).toBeCloseTo(before, 0)
  const link = card.getByRole('link', { name: 'House by the park' }).element()
  const { x, y, width } = element.getBoundingClientRect()
  expect(document.elementFromPoint(x + width / 2, y + 40)).toBe(link)
})
