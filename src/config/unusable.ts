/** A value cannot be used for a reason that is worth a sentence. It holds nothing of the value, which may be a secret. */
export class Unusable extends Error {
  override name = 'Unusable'
}
