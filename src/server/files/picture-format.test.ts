import { describe, expect, it } from 'vitest'
import { chooseFormat } from './picture-format.ts'

describe('the format a client is given', () => {
  it.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,image/avif', 'avif'],
    ['image/avif;q=0.5,image/webp;q=0.9,*/*;q=0.1', 'webp'],
    ['image/avif;q=0,image/webp;q=0,*/*', 'jpeg'],
    ['IMAGE/WEBP', 'webp'],
    ['image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'jpeg'],
    ['*/*', 'jpeg'],
    ['', 'jpeg'],
    [undefined, 'jpeg'],
    ['image/jpeg;q=0,*/*', 'webp'],
    ['image/jpeg;q=0,image/webp;q=0,image/*', 'avif'],
    ['image/jpeg;q=0', undefined],
    ['text/html', undefined],
    ['*/*;q=0', undefined],
    ['image/avif;q=nonsense', 'avif'],
  ])('that takes %s is %s', (accept, format) => {
    expect(chooseFormat(accept)).toBe(format)
    expect(chooseFormat(accept), 'and the same again').toBe(format)
  })
})
