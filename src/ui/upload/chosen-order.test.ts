import { expect, test } from 'vitest'
import { insertInChosenOrder } from './chosen-order.ts'

const chosen = ['front', 'hall', 'kitchen', 'garden']
const chosenAs = (name: string) => {
  const at = chosen.indexOf(name)
  return at === -1 ? undefined : at
}
const arriving = (names: readonly string[], before: readonly string[] = []) =>
  names.reduce<readonly string[]>((list, name) => insertInChosenOrder(list, name, chosenAs), before)

test('photos keep the order in which they were chosen, whichever upload ends first', () => {
  for (const order of permutations(chosen)) expect(arriving(order)).toEqual(chosen)
})

test('new photos come after those that were there', () => {
  expect(arriving(['garden', 'front'], ['old 1', 'old 2'])).toEqual(['old 1', 'old 2', 'front', 'garden'])
})

test('one that is retried takes the place it was chosen for', () => {
  expect(arriving(['hall'], ['old', 'front', 'kitchen', 'garden'])).toEqual(['old', ...chosen])
})

test('photos that were moved by hand stay where they were put', () => {
  expect(arriving(['hall'], ['garden', 'old', 'front'])).toEqual(['hall', 'garden', 'old', 'front'])
})

function permutations(names: readonly string[]): string[][] {
  if (names.length === 0) return [[]]
  return names.flatMap((name) =>
    permutations(names.filter((other) => other !== name)).map((rest) => [name, ...rest]),
  )
}
