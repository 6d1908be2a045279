/** The import cannot begin. The message is one plain sentence that says what to do; it is all that is shown. */
export class CannotImport extends Error {
  override name = 'CannotImport'
}
