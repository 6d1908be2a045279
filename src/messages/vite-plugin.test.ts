import { expect, test } from 'vitest'
import { moduleOf } from './vite-plugin.ts'

test('a text is imported by its key, whatever the key is', async () => {
  const written = moduleOf(
    { title: 'Homes', 'group photo': { one: 'group photo' }, 'ad-campaign': 'Ads' },
    'en',
  )
  const source = written.replace(/^import .*\n/, '')
  const module = await import(`data:text/javascript,${encodeURIComponent(source)}`)
  expect({ ...module }).toEqual({
    title: 'Homes',
    'group photo': { one: 'group photo' },
    'ad-campaign': 'Ads',
  })
})
