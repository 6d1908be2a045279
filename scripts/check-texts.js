// Every text that a person reads stands in the catalogues (src/messages), and every text of the catalogues is used.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { inCheckout } from './lib/root.js'

/** Folders and files whose texts all come from the catalogues. */
const covered = [
  'src/admin',
  'src/api/body/multipart.ts',
  'src/api/body/read-bytes.ts',
  'src/api/errors.ts',
  'src/contract/admin',
  'src/contract/ads',
  'src/contract/analytics',
  'src/contract/api',
  'src/contract/bookings',
  'src/contract/files',
  'src/contract/forms',
  'src/contract/language-paths.ts',
  'src/contract/leads',
  'src/contract/limits.ts',
  'src/contract/listings',
  'src/contract/paths.ts',
  'src/contract/permissions.ts',
  'src/contract/places',
  'src/contract/projects',
  'src/contract/search',
  'src/contract/systems.ts',
  'src/contract/text',
  'src/contract/vacancies',
  'src/domain/agents/show.ts',
  'src/domain/applications/email-application.ts',
  'src/domain/bookings/admin',
  'src/domain/bookings/change.ts',
  'src/domain/bookings/confirm.ts',
  'src/domain/bookings/email-parts.ts',
  'src/domain/bookings/emails.ts',
  'src/domain/bookings/give-up.ts',
  'src/domain/bookings/hold-limits.ts',
  'src/domain/bookings/hold.ts',
  'src/domain/bookings/offer.ts',
  'src/domain/bookings/record-payment.ts',
  'src/domain/bookings/refund-reason.ts',
  'src/domain/bookings/refund-terms.ts',
  'src/domain/bookings/state.ts',
  'src/domain/bookings/transfer-emails.ts',
  'src/domain/errors.ts',
  'src/domain/events/show.ts',
  'src/domain/exports/bookings.ts',
  'src/domain/exports/lead-form-columns.ts',
  'src/domain/exports/leads.ts',
  'src/domain/exports/listings.ts',
  'src/domain/exports/table.ts',
  'src/domain/leads/admin',
  'src/domain/leads/agency-mail.ts',
  'src/domain/leads/call-back-request.ts',
  'src/domain/leads/choose-agent.ts',
  'src/domain/leads/email-agent.ts',
  'src/domain/leads/emails.ts',
  'src/domain/leads/lead-mail-parts.ts',
  'src/domain/leads/payload-facts.ts',
  'src/domain/leads/remind-managers.ts',
  'src/domain/leads/state.ts',
  'src/domain/listings/admin',
  'src/domain/listings/reminder-mail.ts',
  'src/domain/mails',
  'src/domain/pages/show.ts',
  'src/domain/places/admin',
  'src/domain/previews/make.ts',
  'src/domain/previews/read.ts',
  'src/domain/projects/admin/collection.ts',
  'src/domain/projects/admin/units.ts',
  'src/domain/projects/admin/videos.ts',
  'src/domain/settings/fixed.ts',
  'src/domain/spam-protection',
  'src/domain/staff/password-link.ts',
  'src/domain/staff/security-mail.ts',
  'src/domain/vacancies/show-vacancy.ts',
  'src/domain/webhooks',
  'src/mail/document.ts',
  'src/server/incoming-request.ts',
  'src/server/previews.ts',
  'src/server/unfinished-bodies.ts',
  'src/server/unsent-form.ts',
  'src/server/upload-body.ts',
  'src/server/work-queue.ts',
  'src/site/crumbs.ts',
  'src/site/figures.ts',
  'src/site/forms',
  'src/site/page-text.ts',
  'src/site/screens/about',
  'src/site/screens/agent',
  'src/site/screens/book',
  'src/site/screens/booking',
  'src/site/screens/careers',
  'src/site/screens/contact',
  'src/site/screens/dubai-event',
  'src/site/screens/franchise',
  'src/site/screens/gallery',
  'src/site/screens/inquiry',
  'src/site/screens/iso',
  'src/site/screens/policy',
  'src/site/screens/project',
  'src/site/screens/team',
  'src/site/screens/vacancy',
  'src/site/screens/valuation',
  'src/site/screens/wanted',
  'src/site/seo.ts',
  'src/site/shell',
  'src/site/sitemap/part.ts',
  'src/site/vacancy-labels.ts',
  'src/ui/absolute-url.ts',
  'src/ui/api-client.ts',
  'src/ui/api.ts',
  'src/ui/badge.tsx',
  'src/ui/brand.ts',
  'src/ui/breadcrumbs.tsx',
  'src/ui/button.tsx',
  'src/ui/empty-state.tsx',
  'src/ui/field.tsx',
  'src/ui/figure.tsx',
  'src/ui/format-count.ts',
  'src/ui/format-date.ts',
  'src/ui/forms',
  'src/ui/icon.tsx',
  'src/ui/list-skeleton.tsx',
  'src/ui/modal.tsx',
  'src/ui/picture-ground.ts',
  'src/ui/picture-sources.ts',
  'src/ui/picture.tsx',
  'src/ui/placeholders',
  'src/ui/ripple.tsx',
  'src/ui/site-link.tsx',
  'src/ui/site-settings.ts',
  'src/ui/skeleton.tsx',
  'src/ui/spinner.tsx',
  'src/ui/tabs.tsx',
  'src/ui/titled-section.tsx',
  'src/ui/toast-store.ts',
  'src/ui/upload',
  'src/ui/use-hydrated.ts',
  'src/ui/use-overlay.ts',
  'src/ui/when-near.tsx',
  'src/ui/where-it-is.tsx',
]

/** What reads like a text and is none: names that are alike in every language, values on the wire; data that staff may change, a table of letters, a script. */
const alike = /^(Facebook|Twitter|Instagram|Pinterest|LinkedIn|YouTube|TikTok|Vimeo|Sale|Rent)$/
const notTexts = [
  'src/contract/listings/usual-features.ts',
  'src/contract/places/sound.ts',
  'src/site/shell/chosen-language.ts',
]

const catalogues = ['common', 'site', 'admin', 'server']
const entry = /^#messages\/(common|site|admin|server)\.ts$/
const reserved = /\.(test|gen)\.tsx?$|^src\/(messages|db\/migrations)\//

const files = globSync('{src,tests,bench}/**/*.{ts,tsx}', { cwd: inCheckout() }).filter(
  (file) => !/\.gen\.tsx?$/.test(file),
)
const used = new Set()
const complaints = []
for (const file of files) {
  const code = readFileSync(inCheckout(file), 'utf8')
  const isCovered =
    covered.some((place) => file === place || file.startsWith(`${place}/`)) &&
    !reserved.test(file) &&
    !notTexts.includes(file)
  const isUser = code.includes('#messages/') && file.startsWith('src/')
  if (!isCovered && !isUser) continue
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind)
  if (isUser) for (const path of usesIn(source)) used.add(path)
  if (isCovered)
    complaints.push(
      ...textsIn(source).map((text) => `${placeOf(text, source)}: ${quoted(text)} belongs into src/messages`),
    )
}

// An agency's own texts are found by the name of their screen or part alone.
const owners = new Map()
for (const catalogue of catalogues) {
  const folder = join('src/messages/en', catalogue)
  for (const file of globSync(`${folder}/*.ts`, { cwd: inCheckout() })) {
    if (file.endsWith('index.ts')) continue
    const texts = await import(inCheckout(file))
    const urdu = inCheckout(file.replace('/en/', '/ur/'))
    if (existsSync(urdu)) complaints.push(...withoutArguments(texts, await import(urdu), file))
    for (const [name, group] of Object.entries(texts)) {
      if (owners.has(name)) complaints.push(`${file}: ${name} is also in ${owners.get(name)}`)
      owners.set(name, file)
      for (const path of leaves(group, [catalogue, name]))
        if (!isUsed(path)) complaints.push(`${file}: nobody says ${path.slice(1).join('.')}`)
    }
  }
}

for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0

/** 'common.toasts.wanted.failure' and the like; a group that is handed on, or looked up by a key, counts with all in it. */
function usesIn(source) {
  const named = new Map()
  for (const statement of source.statements) {
    const from = ts.isImportDeclaration(statement) && statement.moduleSpecifier.text.match(entry)?.[1]
    const bindings = from && statement.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings)) continue
    for (const { name, propertyName } of bindings.elements)
      named.set(name.text, [from, (propertyName ?? name).text])
  }
  const paths = []
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return
    const isName = ts.isIdentifier(node) && named.has(node.text) && !isKey(node)
    if (isName) paths.push(pathFrom(node, named.get(node.text)).join('.'))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return paths
}

function pathFrom(identifier, path) {
  let node = identifier
  const whole = [...path]
  while (ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node) {
    node = node.parent
    whole.push(node.name.text)
  }
  return whole
}

/** `x.name`, `{ name: … }`: a name of something else. */
function isKey(node) {
  const { parent } = node
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isJsxAttribute(parent)
  )
}

function isUsed(path) {
  return path.some((_key, at) => at > 0 && used.has(path.slice(0, at + 1).join('.')))
}

/** A text is a function of its arguments in every language, or in none. */
function withoutArguments(english, urdu, path) {
  return Object.entries(english).flatMap(([key, text]) => {
    const said = urdu[key] ?? ''
    if (typeof text !== 'string') return withoutArguments(text, said, `${path} ${key}`)
    return text.includes('{') === said.includes('{') ? [] : [`${path} ${key}: its Urdu takes other arguments`]
  })
}

function leaves(group, path) {
  if (typeof group === 'string') return [path]
  return Object.entries(group).flatMap(([key, inner]) => leaves(inner, [...path, key]))
}

function textsIn(source) {
  const found = []
  const visit = (node) => {
    if (isCode(node)) return
    if (ts.isJsxText(node) ? /\p{L}{2}/u.test(node.text) : isLiteral(node) && readsLikeText(textOf(node)))
      found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isLiteral(node) {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)
}

function textOf(node) {
  if (!ts.isTemplateExpression(node)) return node.text
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…')
}

/** A capitalised word, or several words that are no list of classes. */
function readsLikeText(written) {
  const text = written.replaceAll(/<[^>]*>/g, ' ')
  if (/^…\p{L}+$/u.test(text)) return false
  if (alike.test(text)) return false
  if (/^[a-z-]+:\S/.test(text)) return false
  if (/^\P{L}*\p{Lu}\p{Ll}/u.test(text)) return !/^\S*[-:/][\p{L}\d]/u.test(text) || /\s/.test(text)
  return (
    /\p{L}\s+\p{L}/u.test(text) &&
    !text.split(/\s+/).every((token) => /^[\p{Ll}\d\-:[\]/.()%!&>*#,_='"~+@…]*$/u.test(token))
  )
}

/** What nobody reads: imports, types, keys, comparisons, classes, errors of programmers, descriptions of the API. */
/** What nobody reads: imports, types, keys, comparisons, classes, errors of programmers, the API's documentation. */
function isCode(node) {
  const { parent } = node
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true
  if (ts.isJsxAttribute(node))
    return /^(className|class|id|name|href|src|type|rel|d|role|key|style|viewBox|aria-keyshortcuts)$/.test(
      node.name.getText(),
    )
  if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'kbd') return true
  if (ts.isTaggedTemplateExpression(node)) return /^sql\b/.test(node.tag.getText())
  if (ts.isCallExpression(node))
    return /^(console\.|.*\blog\.|lazyRouteComponent$)/.test(node.expression.getText())
  if (ts.isNewExpression(node))
    return /^(Error|TypeError|RangeError|RegExp|ClaimedElsewhere)$/.test(node.expression.getText())
  if (!parent || !isLiteral(node)) return false
  if (ts.isBinaryExpression(parent)) return /^[!=]==$/.test(parent.operatorToken.getText())
  if (ts.isPropertyDeclaration(parent)) return parent.name.getText() === 'name'
  if (ts.isCallExpression(parent)) return /\.describe$/.test(parent.expression.getText())
  if (ts.isPropertyAssignment(parent))
    return parent.name === node || parent.name.getText() === 'summary' || isSchemaType(parent)
  if (ts.isConditionalExpression(parent)) return isSchemaType(parent.parent)
  if (ts.isPropertyAssignment(parent))
    return parent.name === node || parent.name.getText() === 'summary' || isSchemaType(parent)
  if (ts.isConditionalExpression(parent)) return isSchemaType(parent.parent)
  return ts.isCaseClause(parent) || ts.isElementAccessExpression(parent)
}

/** `'@type': 'Place'` of schema.org. */
function isSchemaType(node) {
  return ts.isPropertyAssignment(node) && node.name.getText() === "'@type'"
}

function placeOf(node, source) {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
  return `${source.fileName}:${line + 1}`
}

function quoted(node) {
  return `'${textOf(node).trim().replaceAll(/\s+/g, ' ').slice(0, 60)}'`
}
