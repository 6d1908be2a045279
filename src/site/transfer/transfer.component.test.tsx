import '#site/styles.css'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { endpoints } from '#contract/api/endpoints.ts'
import { receiveScreen, deviceTransfer as t } from '#messages/site.ts'
import { answerCalls, Refusal } from '#tests/support/components/answer-calls.ts'
import { describeSite } from '#tests/support/components/describe-site.ts'
import { homeKey } from '#ui/saved/home-key.ts'
import { savedHomes } from '#ui/saved/saved-homes.ts'
import { ReceivePanel } from '../screens/receive/receive-panel.tsx'
import { rememberSearch } from '../search-field/recent-searches.ts'
import { TransferPanel } from './transfer-panel.tsx'

const token = 'A'.repeat(22)
const home = homeKey('listing', 7)

beforeEach(() => {
  describeSite()
  forgetAll()
})

/** As on a device that has never been here. */
function forgetAll() {
  for (const key of savedHomes.read().keys()) savedHomes.remove(key)
  localStorage.clear()
}

/** Makes a link of what this browser has. Gives its hash and what the server stores. */
async function makeLink() {
  const calls = answerCalls(endpoints, {
    createTransfer: () => ({ data: { token, ends_at: '2026-12-02T08:00:00Z' } }),
  })
  const screen = await render(<TransferPanel />)
  await screen.getByRole('button', { name: t.create }).click()
  await expect.element(screen.getByRole('img', { name: t.qrCode })).toBeVisible()
  const address = screen.getByRole('link').first().element().getAttribute('href') ?? ''
  await screen.unmount()
  return { hash: address.slice(address.indexOf('#')), body: calls[0]?.body as { sealed: string } }
}

function openLink(hash: string) {
  history.replaceState(null, '', hash || location.pathname)
  onTestFinished(() => history.replaceState(null, '', location.pathname))
  return render(<ReceivePanel />)
}

test('what one device has saved is added to another, once', async () => {
  savedHomes.save(home, { title: 'A house', price: 10 })
  savedHomes.setNote(home, 'Near the park')
  rememberSearch({ label: 'Houses in Lahore', address: '/search?purpose=sale&cityId=1' })
  const { hash, body } = await makeLink()
  expect(hash).toContain(token)
  expect(JSON.stringify(body)).not.toContain('park')

  forgetAll()
  answerCalls(endpoints, { openTransfer: () => ({ data: body }) })
  for (const said of [receiveScreen.added.notes({ count: 1 }), receiveScreen.doneNothing]) {
    const screen = await openLink(hash)
    await screen.getByRole('button', { name: receiveScreen.add }).click()
    await expect.element(screen.getByText(said)).toBeVisible()
    await screen.unmount()
  }
  expect(savedHomes.read().get(home)).toMatchObject({ title: 'A house', note: 'Near the park' })
})

test('a full storage says that nothing stays', async () => {
  savedHomes.save(home, { title: 'A house', price: 10 })
  const { hash, body } = await makeLink()
  forgetAll()
  answerCalls(endpoints, { openTransfer: () => ({ data: body }) })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const screen = await openLink(hash)
  await screen.getByRole('button', { name: receiveScreen.add }).click()
  await expect.element(screen.getByText(receiveScreen.unkept)).toBeVisible()
})

test('a link that is cut off, has ended or is damaged says so', async () => {
  savedHomes.save(home, { title: 'A house', price: 10 })
  const { hash, body } = await makeLink()
  const cut = await openLink(hash.slice(0, -1))
  await expect.element(cut.getByText(receiveScreen.noLink)).toBeVisible()
  await cut.unmount()

  const wrongKey = `#${token}.${'B'.repeat(22)}`
  const answers = [
    { hash: wrongKey, answer: () => ({ data: body }), said: receiveScreen.damaged },
    { hash, answer: () => ({ data: { sealed: body.sealed.slice(4) } }), said: receiveScreen.damaged },
    { hash, answer: () => new Refusal(404), said: receiveScreen.ended },
  ]
  for (const { hash, answer, said } of answers) {
    answerCalls(endpoints, { openTransfer: answer })
    const screen = await openLink(hash)
    await screen.getByRole('button', { name: receiveScreen.add }).click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent(said)
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
    await screen.unmount()
  }
})

test('with nothing to carry no link is offered', async () => {
  const screen = await render(<TransferPanel />)
  await expect.element(screen.getByText(t.nothing)).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
})
