/** Whether analytics is on right now, and a function that reports a page's title. */
export type PageViewSettings = { isOn: () => boolean; report: (title: string) => void }

/**
 * Returns a function to call with the title of every page shown. Each distinct title is reported once, and
 * only while analytics is on (S9.7).
 */
export function createPageViews({ isOn, report }: PageViewSettings): (title: string) => void {
  const reported = new Set<string>()
  return (title) => {
    if (!isOn() || reported.has(title)) return
    reported.add(title)
    report(title)
  }
}
