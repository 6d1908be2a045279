// Finds literals that a person might read.
import ts from 'typescript'

/** The literals of a source file that read like texts and are no code. */
export function textsIn(source) {
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

/** The literal's text, `…` for what is filled in. */
export function textOf(node) {
  if (!ts.isTemplateExpression(node)) return node.text
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…')
}

// Alike in every language, or values of HTTP, the DOM and schema.org.
const names =
  /^(Aangan|English|Facebook|Google Analytics|Instagram|LinkedIn|Pinterest|Plausible|Sandbox|TikTok|Twitter|Urdu|Vimeo|YouTube)$/
const values = /^(Arrow(Left|Right|Up|Down)|InStock|SoldOut|LeaseOut|Sell|Sale|Rent)$/
const header =
  /^(Accept|Age|Allow|Bearer|Connection|Content-[A-Z][\w-]+|Location|Signature|Vary|Warning)(:? …|: .*)?$/
const statement = /^\s*(SELECT|BEGIN|SET LOCAL|DECLARE|FETCH|CASE WHEN)\s/

// Words in lower case that distinguish a sentence from a list of classes.
const ofSentences = /(^|\s)(a|an|are|be|cannot|does|has|is|it|its|must|that|the|there|this|was|with)\s/
const fourWords = /\S+\s+\S+\s+\S+\s+\S/

/** A capitalised word, or several words that are no list of classes. */
function readsLikeText(written) {
  const text = written.replaceAll(/<[^>]*>/g, ' ')
  if (/^…\p{L}+$/u.test(text)) return false
  if ([names, values, header, statement].some((known) => known.test(text))) return false
  if (/^[a-z-]+:\S/.test(text)) return false
  if (/^\P{L}*\p{Lu}\p{Ll}/u.test(text)) return !/^\S*[-:/][\p{L}\d…]/u.test(text) || /\s/.test(text)
  return (
    (ofSentences.test(text) && fourWords.test(text)) ||
    (/\p{L}\s+\p{L}/u.test(text) &&
      !text.split(/\s+/).every((token) => /^[\p{Ll}\d\-:[\]/.()%!&>*#,_='"~+@…]*$/u.test(token)))
  )
}

/**
 * Code and what only programmers read: imports, types, keys, comparisons, classes, errors, API summaries, audit
 * actions.
 */
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
    return /^(console\.|.*\blog\.|.*\.(query|executeSql)$|lazyRouteComponent$)/.test(
      node.expression.getText(),
    )
  if (ts.isNewExpression(node))
    return /^(Error|TypeError|RangeError|RegExp|StartupError|StorageUnreachable|UnderWayElsewhere)$/.test(
      node.expression.getText(),
    )
  if (!parent || !isLiteral(node)) return false
  if (ts.isBinaryExpression(parent)) return /^[!=]==$/.test(parent.operatorToken.getText())
  if (ts.isPropertyDeclaration(parent)) return parent.name.getText() === 'name'
  if (ts.isCallExpression(parent)) return /\.describe$/.test(parent.expression.getText())
  if (ts.isPropertyAssignment(parent))
    return (
      parent.name === node ||
      /^(summary|action)$/.test(parent.name.getText()) ||
      isOfEndpoint(parent) ||
      isSchemaType(parent)
    )
  if (ts.isConditionalExpression(parent)) return isSchemaType(parent.parent)
  return ts.isCaseClause(parent) || ts.isElementAccessExpression(parent)
}

/** The description of an endpoint, which has a summary beside it. */
function isOfEndpoint({ name, parent }) {
  if (name.getText() !== 'description' || !ts.isObjectLiteralExpression(parent)) return false
  return parent.properties.some((one) => one.name?.getText() === 'summary')
}

/** `'@type': 'Place'` of schema.org. */
function isSchemaType(node) {
  return ts.isPropertyAssignment(node) && node.name.getText() === "'@type'"
}
