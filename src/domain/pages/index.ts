export {
  changePage,
  listPagesForStaff,
  previewPage,
  revertPage,
  showPageForStaff,
  showPageVersion,
} from './admin/texts.ts'
export { PageTexts, pageFiles } from './page-texts.ts'
export { placeholdersOf } from './placeholders.ts'
export { showPage } from './show.ts'
