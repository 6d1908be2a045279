/** Words as pictures, for what the server draws. */
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { escapeXml } from '#contract/text/escape.ts'

// The same letters as on the pages, from a file: a server need not have any fonts.
const fonts = {
  regular: {
    name: 'Outfit',
    file: import.meta.resolve('@expo-google-fonts/outfit/400Regular/Outfit_400Regular.ttf'),
    scale: 1,
  },
  semiBold: {
    name: 'Outfit SemiBold',
    file: import.meta.resolve('@expo-google-fonts/outfit/600SemiBold/Outfit_600SemiBold.ttf'),
    scale: 1,
  },
}

// It is much higher than Outfit of the same size. Pango takes no font that is wrapped for the web.
const urduFonts = {
  regular: {
    name: 'Noto Nastaliq Urdu, Outfit',
    file: import.meta.resolve(
      '@expo-google-fonts/noto-nastaliq-urdu/400Regular/NotoNastaliqUrdu_400Regular.ttf',
    ),
    scale: 0.8,
  },
  semiBold: {
    name: 'Noto Nastaliq Urdu SemiBold, Outfit SemiBold',
    file: import.meta.resolve(
      '@expo-google-fonts/noto-nastaliq-urdu/600SemiBold/NotoNastaliqUrdu_600SemiBold.ttf',
    ),
    scale: 0.66,
  },
}

export function isUrdu(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text)
}

type Look = { px: number; weight: keyof typeof fonts; colour: string }

/** One line of text: smaller when it is wider than it may be, and cut when it would have to be much smaller. */
export async function words(text: string, { widest, ...look }: Look & { widest: number }) {
  const whole = await drawn(text, look)
  const scale = widest / whole.width
  if (scale >= 1) return whole
  if (scale >= 0.7) return drawn(text, { ...look, px: Math.floor(look.px * scale) })
  const fits = text.slice(0, Math.floor((text.length * scale) / 0.7) - 1)
  return drawn(`${fits.trimEnd()}…`, { ...look, px: Math.floor(look.px * 0.7) })
}

async function drawn(
  text: string,
  { px, weight, colour }: Look,
): Promise<{ data: Buffer; width: number; height: number }> {
  // Where the Urdu font has no letter, such as a Latin one, the one named after it has.
  const { name, file, scale } = isUrdu(text) ? urduFonts[weight] : fonts[weight]
  const image = sharp({
    text: {
      text: `<span foreground="${colour}">${escapeXml(text)}</span>`,
      font: `${name} ${Math.round(px * scale)}`,
      fontfile: fileURLToPath(file),
      // At 72 dpi a point is a pixel.
      dpi: 72,
      rgba: true,
    },
  })
  const { data, info } = await image.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
