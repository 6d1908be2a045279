/**
 * No screen has the upload part yet: this builds a page around it and lays it under an address of a running site,
 * so that what it sends goes to the real server, on the same origin.
 */
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { catalogues } from '#messages/vite-plugin.ts'

const folder = join(import.meta.dirname, 'upload-page')
const base = '/upload-page/'

/** The page's files by their names. */
export type UploadPage = ReadonlyMap<string, string | Buffer>

/** Builds what the product's build would make of it: the browser's half of everything. */
export async function buildUploadPage(): Promise<UploadPage> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    base,
    plugins: [catalogues('en'), tailwindcss()],
    resolve: { alias: { '@tanstack/react-start': join(folder, 'isomorphic.ts') } },
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(folder, 'page.ts') },
    },
  })
  if (!('output' in built)) throw new Error('The page was not built')
  return new Map(
    built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : Buffer.from(file.source)]),
  )
}

/** The policy of the site's own pages. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'"

/** Lays the page under the site's address; every request of the browser carries the token, as staff's will. */
export async function layUploadPage(
  context: BrowserContext,
  page: UploadPage,
  token: string,
): Promise<string> {
  const names = [...page.keys()]
  const tags = names.map((name) => {
    if (name.endsWith('.css')) return `<link rel="stylesheet" href="${base}${name}">`
    return name.endsWith('.js') ? `<script type="module" src="${base}${name}"></script>` : ''
  })
  const settings = JSON.stringify({ origin: '', apiBase: '', imageBase: '/' })
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Uploads</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="aangan-site" content="${settings.replaceAll('"', '&quot;')}">${tags.join('')}</head>
<body><div id="root"></div></body></html>`
  await context.setExtraHTTPHeaders({ authorization: `Bearer ${token}` })
  await context.route(`**${base}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(base.length)
    const file = page.get(name)
    if (name === '') {
      const headers = { 'content-type': 'text/html', 'content-security-policy': policy }
      await route.fulfill({ body: html, headers })
    } else
      await route.fulfill(file === undefined ? { status: 404 } : { body: file, contentType: typeOf(name) })
  })
  return base
}

const types: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

function typeOf(name: string): string {
  return types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}
