import { expect, test } from 'vitest'
import { readTransferLink } from './transfer-link.ts'

const token = 'AbCdEfGhIjKlMnOpQrStU-'
const key = '_9876543210zyxwvutsrqp'

test('token and key are read from the hash', () => {
  expect(readTransferLink(`#${token}.${key}`)).toEqual({ token, key })
})

test.each([
  '',
  '#',
  `#${token}`,
  `#${token}.`,
  `#${token}.${key.slice(1)}`,
  `#${token.slice(1)}.${key}`,
  `#${token}.${key}x`,
  `#${token}.${key}#`,
  `#${token}/${key}`,
  '#<script>',
])('%s is no link', (hash) => {
  expect(readTransferLink(hash)).toBeUndefined()
})
