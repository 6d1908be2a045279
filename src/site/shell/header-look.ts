import { header } from '#contract/limits.ts'

/**
 * The header's looks (S2.4): `default`, `fancy` once the page is scrolled 30 px, `bordered` on
 * terms, privacy and team, `custom-default` over the picture of the home page; each collapsed or expanded.
 */
export type HeaderLook = {
  look: 'default' | 'fancy' | 'bordered' | 'custom-default'
  menu: 'collapsed' | 'expanded'
}

const borderedPaths = new Set(['/terms', '/privacy-policy', '/team'])

/** The look on a path, at a scroll position in px, with the menu open or not. */
export function headerLook(path: string, scrolledPx: number, isMenuOpen: boolean): HeaderLook {
  return { look: chooseLook(path, scrolledPx), menu: isMenuOpen ? 'expanded' : 'collapsed' }
}

function chooseLook(path: string, scrolledPx: number): HeaderLook['look'] {
  if (borderedPaths.has(path) || path.startsWith('/team/')) return 'bordered'
  if (scrolledPx >= header.fancyFromPx) return 'fancy'
  return path === '/' ? 'custom-default' : 'default'
}

/** On a project's page the header leaves phones their screen (hidden below 991 px). */
export function hidesHeaderOnPhones(path: string): boolean {
  return path === '/project' || path.startsWith('/project/')
}
