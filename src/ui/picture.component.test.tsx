import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const placeholder = (thumbhash: string) => ({ thumbhash, colour: '#7f8f9f' })
const front = placeholder('1QcSHQRnh493V4dIh4eXh1h4kJUI')
const garden = placeholder('3OcRJYB4d3h/iIeHeEh3eIhw+j3A')

const picture = (shown: typeof front) => (
  <Picture src="/media/a" alt="The front" placeholder={shown} blurred="cover" />
)

test('the blur that the server drew stays until another picture takes its place', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = '<img alt="The front" style="background: linear-gradient(red, blue)">'
  const blur = () => box.querySelector('img')?.style.backgroundImage
  const root = hydrateRoot(box, picture(front))
  const isLive = () => Object.keys(box.firstChild ?? {}).some((key) => key.startsWith('__reactFiber'))
  await expect.poll(isLive).toBe(true)
  expect(blur()).toContain('linear-gradient')
  root.render(picture(garden))
  await expect.poll(blur).toContain('data:image/bmp')
  root.unmount()
  box.remove()
})
