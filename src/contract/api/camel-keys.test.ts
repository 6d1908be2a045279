import { describe, expect, expectTypeOf, it } from 'vitest'
import { type CamelKeys, camelKeys } from './camel-keys.ts'

describe('a payload reaches the web with camelCase keys (S4.1, D2)', () => {
  it.each([
    [{ per_page: 10 }, { perPage: 10 }],
    [{ client_Location: 'Multan' }, { clientLocation: 'Multan' }],
    [
      { data: [{ city_id: 1, area: { parent_id: null } }], a_b_c: [[{ d_e: 1 }]] },
      { data: [{ cityId: 1, area: { parentId: null } }], aBC: [[{ dE: 1 }]] },
    ],
    [
      { alreadyCamel: true, image_2: 'x' },
      { alreadyCamel: true, image2: 'x' },
    ],
    [{ kind: 'property_inquiry' }, { kind: 'property_inquiry' }],
    ['plain_text', 'plain_text'],
    [null, null],
    [7, 7],
    [[], []],
  ])('%j as %j', (wire, read) => {
    expect(camelKeys<unknown>(wire)).toEqual(read)
  })

  it('leaves the original as it was', () => {
    const wire = Object.freeze({ per_page: 10 })
    camelKeys(wire)
    expect(wire).toEqual({ per_page: 10 })
  })

  it('cannot be used for prototype pollution', () => {
    const hostile: unknown = JSON.parse('{"__proto__": {"is_admin": true}, "name": "x"}')
    expect(Object.getPrototypeOf(camelKeys(hostile))).toBe(Object.prototype)
    expect(camelKeys(hostile)).not.toHaveProperty('isAdmin')
  })

  it('is typed with the new keys', () => {
    type Wire = { per_page: number; data: { city_id: number; note?: string | null }[] }
    type Read = { perPage: number; data: { cityId: number; note?: string | null }[] }
    expectTypeOf<CamelKeys<Wire>>().toEqualTypeOf<Read>()
  })
})
