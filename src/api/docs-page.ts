/** The API reference as one HTML page without scripts, made from the OpenAPI document. */
import { agency } from '#agency'
import type { OpenApi, Operation, Parameter } from './openapi.ts'

/** The whole page. Its one style sheet is inline, so that the policy can name it by its hash. */
export function docsPage({ info, paths }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const links = operations.map(
    ({ path, method, operation }) =>
      html`<li><a href="#${operation.operationId}"><b>${method}</b> <code>${path}</code></a></li>`,
  )
  return `<!doctype html>${
    html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<h1>${info.title}</h1>
<p>${info.description}</p>
<p>OpenAPI 3.1: <a href="/api/openapi.json">openapi.json</a></p>
<nav aria-label="Operations"><ul>${links}</ul></nav>
${operations.map(section)}
</main>
</body>
</html>
`.text
  }`
}

type Entry = { path: string; method: string; operation: Operation }

function section({ path, method, operation }: Entry): Html {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  return html`<section id="${operationId}">
<h2><b>${method}</b> <code>${path}</code></h2>
<p><b>${summary}</b></p>
${description ? html`<p>${description}</p>` : ''}
${parameters.length > 0 ? parameterTable(parameters) : ''}
${Object.values(requestBody?.content ?? {}).map(({ schema }) => schemaDetails('Request body', schema))}
${Object.entries(responses).map(([status, { description, content }]) => {
  const schema = content?.['application/json']?.schema
  return schema && !('$ref' in schema)
    ? schemaDetails(`${status} ${description}`, schema)
    : html`<p class="status">${status} ${description}</p>`
})}
</section>
`
}

function parameterTable(parameters: Parameter[]): Html {
  const rows = parameters.map(
    ({ name, in: place, required, description, schema }) => html`<tr>
<td><code>${name}</code>${required ? ' (required)' : ''}</td><td>${place}</td><td>${description ?? ''}</td><td><code>${JSON.stringify(schema)}</code></td></tr>
`,
  )
  return html`<div class="wide" tabindex="0" role="region" aria-label="Parameters"><table><thead><tr><th>Parameter</th><th>In</th><th>Description</th><th>Schema</th></tr></thead><tbody>
${rows}</tbody></table></div>`
}

function schemaDetails(title: string, schema: object): Html {
  return html`<details><summary>${title}</summary><pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre></details>`
}

const style = `
:root { color-scheme: light }
body { margin: 0; background: #f7f5f0; color: #10201a; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { font-size: 2rem; letter-spacing: -0.02em }
h2 { font-size: 1.15rem; overflow-wrap: anywhere }
a { color: ${agency.brandColour} }
nav ul { list-style: none; padding: 0; display: grid; gap: 0.25rem }
section { background: #fff; border: 1px solid #e4e7e2; border-radius: 12px; padding: 0.5rem 1.25rem 1rem; margin-top: 1.5rem }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem }
th, td { text-align: left; vertical-align: top; padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid #e4e7e2 }
td:last-child { overflow-wrap: anywhere; min-width: 14rem }
details, .status { margin: 0.5rem 0; font-size: 0.875rem }
summary { cursor: pointer; font-weight: 600 }
pre { overflow: auto; max-height: 24rem; background: #f7f5f0; padding: 0.75rem; border-radius: 10px }
`

type Html = { text: string }
type Value = string | Html | Html[]

/** Joins markup and values; a value that is not markup itself is escaped. */
function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return raw(parts.reduce((text, part, place) => text + part + markup(values[place] ?? ''), ''))
}

function markup(value: Value): string {
  if (typeof value === 'string') return value.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return Array.isArray(value) ? value.map(({ text }) => text).join('') : value.text
}

function raw(text: string): Html {
  return { text }
}
