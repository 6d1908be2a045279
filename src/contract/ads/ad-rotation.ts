/**
 * Chooses the next ad. Ads share a line from 0 to 1, each as long as its weight, and every view takes a
 * place on it. Places advance by the golden section from a random start, so that few views are as evenly
 * spread as many, and no visitor has to be identified.
 */

const golden = (Math.sqrt(5) - 1) / 2

/** The place, 0 to 1, of a view after so many earlier ones. */
export function placeOfView(start: number, before: number): number {
  return (start + before * golden) % 1
}

/** The ad at a place of the line; undefined when there is none. */
export function adAt<Ad extends { weight: number }>(ads: readonly Ad[], place: number): Ad | undefined {
  const whole = ads.reduce((sum, { weight }) => sum + weight, 0)
  let end = 0
  return (
    ads.find(({ weight }) => {
      end += weight
      return place * whole < end
    }) ?? ads.at(-1)
  )
}

/**
 * At most so many of the ads, at evenly spaced places: each comes as often as its weight says, and its new
 * weight is how many of the places it has. All of them when there are no more.
 */
export function someOf<Ad extends { weight: number }>(ads: readonly Ad[], most: number, place: number): Ad[] {
  if (ads.length <= most) return [...ads]
  const own = new Map<Ad, number>()
  for (let at = 0; at < most; at += 1) {
    const ad = adAt(ads, (at + place) / most)
    if (ad) own.set(ad, (own.get(ad) ?? 0) + 1)
  }
  return Array.from(own, ([ad, weight]) => ({ ...ad, weight }))
}
