import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder } from '#tests/support/data-folder.ts'
import { noteAddress, notedAddress } from './site-address.ts'

test('the address of a server is known while it runs', async () => {
  const folder = dataFolder()
  expect(await notedAddress(folder)).toBeUndefined()
  const forget = await noteAddress(folder, 'http://localhost:8080')
  expect(await notedAddress(folder)).toBe('http://localhost:8080')
  await forget()
  expect(await notedAddress(folder)).toBeUndefined()
})

test('a server that ends leaves the address of the one that took its place', async () => {
  const folder = dataFolder()
  const forget = await noteAddress(folder, 'http://localhost:8080')
  await noteAddress(folder, 'http://localhost:8081')
  await forget()
  expect(await notedAddress(folder)).toBe('http://localhost:8081')
})

test('a folder that is not there keeps no server from running', async () => {
  const folder = join(dataFolder(), 'missing')
  const forget = await noteAddress(folder, 'http://localhost:8080')
  expect(await notedAddress(folder)).toBeUndefined()
  await forget()
})
