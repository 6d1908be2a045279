/** The commands that a document for operators shows: the lines of its sh blocks, and those in its sentences and tables. */

const programs = 'npm|node|docker|systemctl|sudo|git|kill|age|tar|sha256sum|\\./aangan|/opt/aangan/aangan'
const inlineCommand = new RegExp(`\`((?:${programs}) [^\`]+|npm start)\``, 'g')
const block = /^ *```sh\n([\s\S]*?)^ *```$/gm

/** Each command once, in the document's order; comments are left out, a here-document belongs to its command. */
export function commandsIn(markdown: string): string[] {
  const blocks = [...markdown.matchAll(block)].flatMap(([, text = '']) => linesOf(text))
  const sentences = [...markdown.replace(block, '').matchAll(inlineCommand)].map(
    ([, command = '']) => command,
  )
  return [...new Set([...blocks, ...sentences])]
}

function linesOf(text: string): string[] {
  const commands: string[] = []
  let hereDocument: string | undefined
  for (const line of text.split('\n')) {
    if (hereDocument !== undefined) {
      commands.push(`${commands.pop()}\n${line}`)
      if (line.trim() === hereDocument) hereDocument = undefined
      continue
    }
    const command = line.replace(/(^|\s+)#.*$/, '').trim()
    if (command === '') continue
    commands.push(commands.at(-1)?.endsWith('\\') ? `${commands.pop()?.slice(0, -1)}${command}` : command)
    hereDocument = command.match(/<<'(\w+)'/)?.[1]
  }
  return commands
}
