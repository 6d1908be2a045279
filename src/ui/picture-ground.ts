import type { Placeholder } from '#contract/files/image.ts'

// Written out as classes, because the pages' policy counts style attributes: quiet colours, so that a grid whose
// pictures are still on their way looks like a wall in the shade.
const grounds = [
  'bg-[#3d444a]',
  'bg-[#626c75]',
  'bg-[#8c99a3]',
  'bg-[#b5c3cc]',
  'bg-[#86a3b5]',
  'bg-[#dde3e1]',
  'bg-[#4b4339]',
  'bg-[#7f7465]',
  'bg-[#aba08f]',
  'bg-[#cfc6b7]',
  'bg-[#e8e3d9]',
  'bg-[#616e56]',
  'bg-[#7e8d68]',
  'bg-[#9aa582]',
] as const

const palette = grounds.map((name) => ({ name, rgb: channels(name.slice(4, -1)) }))
const known = new Map<string, string>()

/** The class of the ground that a picture arrives on: of our few, the one nearest to its main colour. */
export function pictureGround(placeholder: Placeholder | null | undefined): string {
  if (!placeholder) return 'bg-green-50'
  const { colour } = placeholder
  const ground = known.get(colour) ?? nearest(channels(colour))
  if (known.size < 5000) known.set(colour, ground)
  return ground
}

function nearest([red, green, blue]: Rgb): string {
  let found = { name: '', distance: Number.POSITIVE_INFINITY }
  for (const { name, rgb } of palette) {
    const distance = (rgb[0] - red) ** 2 + (rgb[1] - green) ** 2 + (rgb[2] - blue) ** 2
    if (distance < found.distance) found = { name, distance }
  }
  return found.name
}

type Rgb = readonly [red: number, green: number, blue: number]

/** Of '#rrggbb'. */
function channels(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
