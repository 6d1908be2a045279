/** The pages and pictures that visitors of a long run request, from the sitemap. */

export type Mix = { pages: readonly string[]; pictures: readonly string[] }

// Pages whose pictures are taken into the mix.
const looked = 40

/** Reads the whole sitemap of a site, and the pictures of some of its pages. */
export async function readMix(address: string): Promise<Mix> {
  const text = async (path: string) => {
    const answer = await fetch(address + path)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    return answer.text()
  }
  const parts = addressesIn(await text('/sitemap.xml'))
  const pages = new Set<string>()
  for (const part of parts) for (const page of addressesIn(await text(part))) pages.add(page)
  const all = [...pages]
  const pictures = new Set<string>()
  for (let at = 0; at < all.length; at += Math.ceil(all.length / looked))
    for (const picture of (await text(all[at] ?? '/')).match(/\/media\/[\w-]+\/\d+/g) ?? [])
      pictures.add(picture)
  return { pages: all, pictures: [...pictures] }
}

/** The paths of the addresses that a sitemap or its index lists. */
function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })
}
