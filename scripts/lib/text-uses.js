// Which texts of the catalogues a source file says.
import ts from 'typescript'

const entry = /^#messages\/(common|site|admin|server)\.ts$/

/**
 * Paths such as 'common.toasts.wanted.failure'. A group that is passed on, or looked up by a key, counts as a whole.
 */
export function usesIn(source) {
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
