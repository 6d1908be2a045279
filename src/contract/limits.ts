/** Business constants and limits: S9.1 and S9.2 (layout also in S2.4 to S2.7). */

/** Header: scroll distance (px) of the fancy look, scroll debounce and life of 'Invalid ID' (both ms). */
export const header = { fancyFromPx: 30, scrollDebounceMs: 15, invalidIdMs: 2000 } as const

/** The product's own layout breakpoints, in px of window width. */
export const breakpoints = {
  headerBackground: 768,
  /** The footer, and the header on project pages, are hidden below this width. */
  shellHiddenBelow: 991,
  /** The drawer, and the special inquiry button, appear below this width. */
  drawerBelow: 992,
  mobileNavbarBelow: 1060,
} as const

/** Mobile side drawer: width in px. */
export const drawerWidthPx = 250

/** Inquiry modal: widths in px (normal, at 430 px or narrower, at 320 px or narrower) and fade in ms. */
export const inquiryModal = { widthPx: 425, phoneWidthPx: 350, narrowWidthPx: 300, fadeMs: 500 } as const

/** How many rows each list asks for. */
export const pageSizes = {
  agents: 1000,
  homeAgents: 3,
  homeListingsTop: 4,
  homeListingsBottom: 6,
  homeProjects: 3,
  jobs: 10,
} as const
