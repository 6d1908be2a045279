import { expect, test } from 'vitest'
import { isRefused, projectsAddress, readProjectsChoice } from './projects-address.ts'
import { readProjectsQuery } from './projects-query.ts'

test('a list of projects has one address', () => {
  expect(projectsAddress()).toBe('/projects')
  expect(projectsAddress({ page: 1, sort: 'featured' })).toBe('/projects')
  const address = '/projects?cityId=1,3&status=ready,under+construction&sort=price-low&page=2'
  const choice = { page: 2, sort: 'price-low', status: ['under construction', 'ready'], cityId: ['3', '1'] }
  expect(projectsAddress({ ...choice, sort: 'price-low' })).toBe(address)
})

test('a choice survives its address', () => {
  const choice = readProjectsChoice({ type: 'apartment,shop', price: '1-2', possession: '2027,2028' })
  const { searchParams } = new URL(projectsAddress(choice), 'https://homes.example')
  expect(readProjectsChoice(readProjectsQuery(Object.fromEntries(searchParams)))).toEqual(choice)
})

test('invalid values are left out and reported as refused', () => {
  const query = readProjectsQuery({
    type: 'castle,shop',
    cityId: 'x',
    page: '0',
    status: '',
    utm_source: 'mail',
  })
  expect(query).toEqual({ type: 'castle,shop', cityId: 'x', page: '0' })
  expect(readProjectsChoice(query)).toMatchObject({ type: ['shop'], cityId: [], page: 1 })
  expect(isRefused(query)).toBe(true)
  expect(isRefused({ type: 'shop', page: '2', sort: 'newest' })).toBe(false)
})
