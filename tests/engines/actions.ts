/** A click and a key press, as both kinds of WebDriver take them. */
import { type HeldKey, heldKeys, type Key, keys } from './engine.ts'

export const clicked = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

export const pressed = (key: Key, held?: HeldKey) => {
  const values = held ? [heldKeys[held], keys[key]] : [keys[key]]
  return {
    type: 'key',
    id: 'keyboard',
    actions: [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.reverse().map((value) => ({ type: 'keyUp', value })),
    ],
  }
}
