import '#site/styles.css'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { mostSavedHomes } from '#contract/saved/saved-limits.ts'
import { homeKey } from '#ui/saved/home-key.ts'
import { SaveButton } from '#ui/saved/save-button.tsx'
import { formatSaved, parseSaved, type SavedHome } from '#ui/saved/saved-format.ts'
import { savedHomes } from '#ui/saved/saved-homes.ts'
import { savedKey } from '#ui/saved/saved-key.ts'
import { fillSavedHearts } from './early-hearts.ts'
import { useHearts } from './hearts.ts'
import { Toaster } from './toaster.tsx'

const house = { kind: 'listing', id: 7, title: 'A house', price: 20_000_000 } as const

/** As the server writes the heart of a card that is never hydrated, beside one that React renders. */
const written =
  '<button type="button" class="heart" data-save="listing-7" data-title="A house" data-price="20000000" aria-pressed="false">Save on the card</button>'

function Hearts() {
  useHearts()
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the test's own */}
      <div dangerouslySetInnerHTML={{ __html: written }} />
      <SaveButton home={house} />
      <Toaster />
    </>
  )
}

const onCard = () => page.getByRole('button', { name: 'Save on the card' })
const onPage = () => page.getByRole('button', { name: 'Save A house' })
const stored = () => parseSaved(localStorage.getItem(savedKey))
const home: SavedHome = { savedAt: 1, title: 'A house', price: 1, note: '' }

/** Writes as another tab does, which tells this one. */
function saveElsewhere(homes: Parameters<typeof formatSaved>[0]) {
  localStorage.setItem(savedKey, formatSaved(homes))
  dispatchEvent(new StorageEvent('storage', { key: savedKey }))
}

afterEach(() => {
  const unsubscribe = savedHomes.subscribe(() => {})
  saveElsewhere(new Map())
  for (const key of savedHomes.read().keys()) savedHomes.remove(key)
  unsubscribe()
  document.adoptedStyleSheets = []
})

test('one press saves a home, all its hearts say so, and another press removes it', async () => {
  await render(<Hearts />)
  await expect.element(onCard()).toHaveAttribute('aria-pressed', 'false')
  await onCard().click()
  await expect.element(onCard()).toHaveAttribute('aria-pressed', 'true')
  await expect.element(onPage()).toHaveAttribute('aria-pressed', 'true')
  // The full heart among the drawings.
  expect(getComputedStyle(onPage().element()).getPropertyValue('--place')).toBe('21')
  await expect
    .poll(() => stored()?.get('listing-7'))
    .toMatchObject({ title: 'A house', price: 20_000_000, note: '' })
  await onPage().click()
  await expect.element(onCard()).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(stored).toEqual(new Map())
})

test('a home that is removed by mistake keeps its note when it is saved again', async () => {
  await render(<Hearts />)
  const note = () => stored()?.get('listing-7')?.note
  await onCard().click()
  // The heart is full immediately; the home is stored once the code has loaded.
  await expect.poll(note).toBe('')
  savedHomes.setNote('listing-7', 'Ask about parking')
  await onCard().click()
  await expect.poll(note).toBeUndefined()
  await onCard().click()
  await expect.poll(note).toBe('Ask about parking')
})

test('homes saved in another tab are shown here, and saving here keeps them', async () => {
  await render(<Hearts />)
  saveElsewhere(new Map([['listing-7', home]]))
  await expect.element(onCard()).toHaveAttribute('aria-pressed', 'true')
  // Before the other tab's event arrives.
  localStorage.setItem(savedKey, formatSaved(new Map([['listing-8', home]])))
  savedHomes.save('listing-9', { title: 'Another', price: 0 })
  expect([...(stored() ?? [])].map(([key]) => key)).toEqual(['listing-8', 'listing-9'])
})

test('where the browser keeps nothing, a home is saved until the page is closed, and a sentence says so', async () => {
  await render(<Hearts />)
  const writing = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await onCard().click()
  await expect.element(onCard()).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText(/^Saved only until you close this page/)).toBeVisible()
  expect(localStorage.getItem(savedKey)).not.toContain('listing-7')
  writing.mockRestore()
})

test('data that a later version of the site saved is not overwritten', async () => {
  const later = '{"version":2,"homes":{}}'
  localStorage.setItem(savedKey, later)
  await render(<Hearts />)
  await onCard().click()
  await expect.element(page.getByText(/^Saved only until you close this page/)).toBeVisible()
  expect(localStorage.getItem(savedKey)).toBe(later)
})

test('the last home that fits is saved, one more is refused with a sentence', async () => {
  await render(<Hearts />)
  saveElsewhere(
    new Map(Array.from({ length: mostSavedHomes }, (_, at) => [homeKey('listing', at + 100), home])),
  )
  await onCard().click()
  await expect.element(page.getByText(/^You have reached the limit of 200 saved properties/)).toBeVisible()
  await expect.element(onCard()).toHaveAttribute('aria-pressed', 'false')
})

test('before the scripts have come, the hearts of saved homes look saved, whatever the storage has', async () => {
  const { runsEarly, fill } = {
    runsEarly: () => new Function(fillSavedHearts)(),
    fill: (key: string) => {
      const heart = document.createElement('button')
      heart.className = 'heart'
      heart.dataset.save = key
      document.body.append(heart)
      return getComputedStyle(heart).getPropertyValue('--place')
    },
  }
  localStorage.setItem(savedKey, 'nonsense')
  runsEarly()
  expect(document.adoptedStyleSheets).toEqual([])
  const broken = { 'listing-7': home, '"]{}*{display:none}[x="': home }
  localStorage.setItem(savedKey, JSON.stringify({ version: 1, homes: broken }))
  runsEarly()
  expect(document.adoptedStyleSheets[0]?.cssRules).toHaveLength(3)
  expect(fill('listing-7')).toBe('21')
  expect(fill('listing-8')).not.toBe('21')
  globalThis.aanganEarlyHearts?.()
  expect(document.adoptedStyleSheets[0]?.cssRules).toHaveLength(0)
})
