/** The links of the footers, which no page's own scripts need. */
import {
  blog,
  careers,
  contact,
  iso,
  item,
  legalMenu,
  type MenuItem,
  otherPages,
  properties,
  shownItems,
} from './menu.ts'

/** The links of the footer on phones and tablets. */
export const compactMenu: readonly MenuItem[] = shownItems([
  properties,
  ...otherPages,
  careers,
  blog,
  contact,
])

/** The footer's links. */
export const footerMenu: ReadonlyArray<{ name: 'company' | 'help'; items: readonly MenuItem[] }> = [
  {
    name: 'company',
    items: shownItems([item('aboutUs', '/about'), careers, blog, iso]),
  },
  {
    name: 'help',
    items: [item('contactUs', '/contact'), item('overseas', '/overseas'), ...legalMenu],
  },
]
