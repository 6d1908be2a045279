import { PageTexts } from '#domain/pages/page-texts.ts'

/** For measurements of screens that show none of the agency's own texts. */
export const noTexts = new PageTexts({
  folder: 'nowhere',
  placeholders: { en: {}, ur: {} },
  onProblem: () => {},
})
