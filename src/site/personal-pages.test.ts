import { expect, test } from 'vitest'
import { isPersonalPage } from '#contract/personal-pages.ts'
import { routes } from './routes.ts'

test('every page whose address has a secret in it is personal, and no other', () => {
  const addresses = (routes.children ?? []).flatMap((route) =>
    'path' in route && route.path ? [route.path] : [],
  )
  const hasSecret = (address: string) => /\$(?:secret|token|reference)\b/.test(address)
  expect(addresses.filter(hasSecret).length).toBeGreaterThan(6)
  for (const address of addresses) {
    const target = address.replace(/\{?-?\$(\w+)\}?/g, 'AG-7K2M')
    for (const one of [target, `/ur${target}`, `${target}?from=payment`])
      expect([one, isPersonalPage(one)]).toEqual([one, hasSecret(address)])
  }
})
