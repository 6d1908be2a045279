/**
 * A process of its own that sets one document: JSON on its input, a PDF on its output. The typesetter is native code,
 * whose memory Node can neither see nor limit.
 */

import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PrintedDocument } from './printed-document.ts'

// The same letters as on the pages, from files: a server need not have any fonts.
const fonts = [
  import.meta.resolve('@expo-google-fonts/outfit/400Regular/Outfit_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/outfit/600SemiBold/Outfit_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-nastaliq-urdu/400Regular/NotoNastaliqUrdu_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-nastaliq-urdu/600SemiBold/NotoNastaliqUrdu_600SemiBold.ttf'),
]

const document: PrintedDocument = JSON.parse((await buffer(process.stdin)).toString())
process.stdout.write(setDocument(document))

function setDocument(content: PrintedDocument): Buffer {
  const compiler = NodeCompiler.create({
    workspace: import.meta.dirname,
    fontArgs: [{ fontPaths: fonts.map((file) => path.dirname(fileURLToPath(file))) }],
  })
  const compiled = compiler.compile({
    mainFilePath: path.join(import.meta.dirname, 'document.typ'),
    // As data, so that nothing in it is read as markup.
    inputs: { document: JSON.stringify(content) },
  })
  const failure = compiled.takeError()
  if (!compiled.result) throw new Error(JSON.stringify(failure?.shortDiagnostics ?? []))
  return compiler.pdf(compiled.result, { pdfStandard: 'ua-1' })
}
