import { agency } from '#agency'
import { searchAddress } from '#contract/search-address.ts'

export type MenuItem = { label: string; path: string; leavesSite?: boolean }

const properties = { label: 'Properties', path: searchAddress({ purpose: 'sale', cityId: 1 }) }
const projects = { label: 'Projects', path: '/projects' }
const blog = { label: 'Blog', path: '/blog', leavesSite: true }
const careers = { label: 'Careers', path: '/careers' }
const contact = { label: 'Contact', path: '/contact' }

/** Those that lead somewhere: where the agency has no blog, nothing leads to it. */
export function shownItems<Item extends MenuItem>(
  items: readonly Item[],
  blogUrl: string | null = agency.blogUrl,
): readonly Item[] {
  return items.filter(({ path }) => path !== blog.path || blogUrl !== null)
}

/** The header's menu: specification section 2. */
export const menu: readonly MenuItem[] = shownItems([
  { label: 'About', path: '/about' },
  properties,
  projects,
  { label: 'Gallery', path: '/gallery' },
  blog,
  careers,
  contact,
])

/** The drawer's entries; 'Send Inquiry' comes after them. */
export const drawerMenu = { properties, projects, blog, careers, contact } as const

/** The footer's links. */
export const footerMenu: ReadonlyArray<{ title: string; items: readonly MenuItem[] }> = [
  {
    title: 'Company',
    items: shownItems([
      { label: 'About Us', path: '/about' },
      careers,
      blog,
      { label: 'ISO Certification', path: '/iso' },
    ]),
  },
  {
    title: 'Help',
    items: [
      { label: 'Contact Us', path: '/contact' },
      { label: 'Terms & Conditions', path: '/terms' },
      { label: 'Privacy Policy', path: '/privacy-policy' },
    ],
  },
]

/** An item is active when the shown path is the item's own, whatever is searched there. */
export function isActive(item: MenuItem, path: string): boolean {
  return item.path.split('?')[0] === path
}
