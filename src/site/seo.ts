/**
 * The head of a page: title, description, canonical address, Open Graph and JSON-LD. The last two are for those who
 * fetch a page and run nothing: the server alone writes them, and they go with the first page (`shell/server-head.ts`).
 */
import { agency } from '#agency'
import { agencyText } from '#contract/agency-texts.ts'
import { defaultImageResolution, imageAddress } from '#contract/files/image-address.ts'
import { type PreviewKind, previewSize } from '#contract/files/preview-size.ts'
import { pathInLanguage } from '#contract/language-paths.ts'
import { jsonInHtml } from '#contract/text/escape.ts'
import { currentLanguage, type Language } from '#messages/language.ts'
import { absolute, absolutePage } from '#ui/absolute-url.ts'
import { site } from '#ui/site-settings.ts'
import { homeCrumb } from './crumbs.ts'
import type { Office } from './offices.ts'
import { previewPath } from './preview-paths.ts'

export type PageHead = {
  /** Path and query of the one address this page should be known by. */
  path: string
  /** What the page is about; the agency's name is added. */
  title: string
  /** One or two sentences; cut at a word when longer than search engines show. */
  description: string
  /** A stored picture, for previews in chats. */
  image?: SharedImage | '' | null | undefined
  /** What the server draws a preview of; without picture and preview it is the agency's own. */
  preview?: Preview | undefined
  /** `noindex` keeps pages of one visitor, and empty results, out of search engines. */
  noindex?: boolean
  /** The page's name in its trail, when only the home page comes before it. */
  crumb?: string
  /** schema.org objects, `import.meta.env.SSR && […]`, so that no browser loads what makes them. */
  jsonLd?: false | ReadonlyArray<Record<string, unknown>>
}

const longestDescription = 160

/** A picture on another host has no known size; without `alt` the page's title describes it. */
export type SharedImage = { url: string; width?: number | null; height?: number | null; alt?: string }

/** `changedAt`, an ISO time, makes networks fetch the picture again once its price has changed. */
export type Preview = { of: PreviewKind; id: number; changedAt?: string | null }

/** What a route's `head` gives: `head: ({ loaderData }) => pageHead({ … })`. */
export function pageHead(page: PageHead) {
  const { path, title, noindex = false } = page
  const shownTitle = title.includes(agencyText('name')) ? title : `${title} | ${agencyText('name')}`
  const description = shortened(page.description)
  return {
    meta: [
      { title: shownTitle },
      { name: 'description', content: description },
      ...(noindex ? [{ name: 'robots', content: 'noindex,follow' }] : []),
      ...(import.meta.env.SSR ? openGraph(page, description) : []),
    ],
    links: [{ rel: 'canonical', href: absolutePage(path) }, ...(noindex ? [] : alternates(path))],
    scripts: import.meta.env.SSR ? jsonLdScripts(page) : [],
  }
}

function openGraph(page: PageHead, description: string) {
  const { path, title } = page
  const { url, width, height, alt } = pictureOf(page)
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: currentLanguage() === 'ur' ? 'ur_PK' : 'en_PK' },
    { property: 'og:site_name', content: agencyText('name') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolutePage(path) },
    { property: 'og:image', content: url },
    ...(width && height
      ? [
          { property: 'og:image:width', content: String(width) },
          { property: 'og:image:height', content: String(height) },
        ]
      : []),
    { property: 'og:image:alt', content: alt || title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: url },
  ]
}

function jsonLdScripts({ path, crumb, jsonLd }: PageHead) {
  const trail = crumb ? [breadcrumbsJsonLd([homeCrumb, { label: crumb, path }])] : []
  return [...(jsonLd || []), ...trail].map((thing) => ({
    type: 'application/ld+json',
    children: jsonInHtml({ '@context': 'https://schema.org', ...thing }),
  }))
}

/** The same page in each language, for search engines; who has asked for none gets English. */
function alternates(path: string) {
  const inLanguage = (hrefLang: string, language: Language) => ({
    rel: 'alternate',
    hrefLang,
    href: absolute(pathInLanguage(path, language)),
  })
  return [inLanguage('en', 'en'), inLanguage('ur', 'ur'), inLanguage('x-default', 'en')]
}

/** The trail to a page, as search engines show it. */
export function breadcrumbsJsonLd(crumbs: ReadonlyArray<{ label: string; path: string }>) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: absolutePage(path),
    })),
  }
}

/** The agency in short, wherever something is about it. */
export function organizationJsonLd() {
  return {
    '@type': 'RealEstateAgent',
    '@id': absolute('/#agency'),
    name: agencyText('name'),
    url: absolutePage('/'),
  }
}

/** The site as a whole, with the address of its search by keyword. */
export function websiteJsonLd() {
  return {
    '@type': 'WebSite',
    name: agencyText('name'),
    url: absolutePage('/'),
    publisher: { '@id': absolute('/#agency') },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: absolutePage('/search?keyword={search_term_string}') },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** The agency itself, with its offices. */
export function agencyJsonLd(offices: readonly Office[]) {
  const [head] = offices
  return {
    ...organizationJsonLd(),
    slogan: agencyText('tagline'),
    email: agency.email,
    telephone: agency.phone,
    ...(head && { address: head.address }),
    sameAs: agency.socials.map(({ url }) => url),
    department: offices.map(({ name, address, phone, email, lat, long }) => ({
      '@type': 'RealEstateAgent',
      name: `${agencyText('name')}, ${name}`,
      address,
      telephone: phone,
      email,
      geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: long },
    })),
  }
}

/** This server draws only what it knows itself: of another host's listing the first photo is shown. */
function pictureOf({ image, preview }: PageHead): SharedImage {
  if (preview && !site().apiBase) {
    const { of, id, changedAt } = preview
    const version = changedAt ? `?v=${Date.parse(changedAt).toString(36)}` : ''
    return { url: absolute(`${previewPath(`${of}/${id}`)}${version}`), ...previewSize }
  }
  return image ? sharedImage(image) : { url: absolute(previewPath('site')), ...previewSize }
}

/** As large as the address that is linked gives it: never wider than it was stored. */
function sharedImage({ url, width, height, alt = '' }: SharedImage): SharedImage {
  const address = absoluteImage(url)
  if (!width || !height) return { url: address, alt }
  const shown = Math.min(width, defaultImageResolution)
  return { url: address, width: shown, height: Math.round((height * shown) / width), alt }
}

/** A stored picture's address with the site's host, for previews and JSON-LD. */
export function absoluteImage(stored: string): string {
  const address = imageAddress(stored, { storageBase: site().imageBase, resolution: defaultImageResolution })
  return address.startsWith('/') ? absolute(address) : address
}

function shortened(description: string): string {
  const text = description.replace(/\s+/g, ' ').trim()
  if (text.length <= longestDescription) return text
  return `${text.slice(0, longestDescription - 1).replace(/\s\S*$/, '')}…`
}
