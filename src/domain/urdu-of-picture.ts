type Described = { url: string; alt: string; alt_ur?: string | undefined }

/**
 * What is stored as a picture's text in Urdu. One that is not sent stays while the English text does; `name`, in Urdu,
 * stands for both where none was written.
 */
export function urduOfPicture(
  { url, alt, alt_ur }: Described,
  before: readonly Described[],
  name = '',
): string {
  const kept = before.find((picture) => picture.url === url && picture.alt === alt)?.alt_ur
  return (alt_ur ?? kept) || (alt === '' ? name : '')
}
