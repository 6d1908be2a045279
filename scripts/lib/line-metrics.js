/** The three places in which a TrueType font says how high its lines are, from the base line, in its own units. */

/**
 * Writes them into the font, a Buffer.
 * @param lines `ascent` above and `descent` below the base line, both positive
 */
export function setLineMetrics(font, { ascent, descent }) {
  const hhea = tableAt(font, 'hhea')
  font.writeInt16BE(ascent, hhea + 4)
  font.writeInt16BE(-descent, hhea + 6)
  font.writeInt16BE(0, hhea + 8)
  const os2 = tableAt(font, 'OS/2')
  font.writeInt16BE(ascent, os2 + 68)
  font.writeInt16BE(-descent, os2 + 70)
  font.writeInt16BE(0, os2 + 72)
  font.writeUInt16BE(ascent, os2 + 74)
  font.writeUInt16BE(descent, os2 + 76)
}

function tableAt(font, name) {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString('latin1', at, at + 4) === name) return font.readUInt32BE(at + 8)
  }
  throw new Error(`The font has no ${name} table.`)
}
