import type { ApiContext } from '#api/context.ts'

/** For measurements of screens that show none of the agency's own texts. */
export const noTexts: ApiContext['texts'] = { get: () => undefined }
