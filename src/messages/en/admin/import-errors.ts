/** Why a file of listings cannot be imported. */
export const importErrors = {
  tooLarge: 'A file of listings can be up to 50 MB. Split it into two files.',
  empty: 'This file is empty. Choose another file.',
  spreadsheet: 'This is a spreadsheet. Save it as CSV (UTF-8) and choose that file.',
  notCsv: 'This file is not a CSV file. Choose one with a header line and one property per line.',
  notText: 'This file is not a text file. Choose a CSV file in UTF-8.',
  unknown: 'This import does not exist.',
  profileName: 'A profile on the server already has this name. Choose another one.',
  nothingToImport: 'There is nothing to import. Preview the file first.',
  nothingToUndo: 'There is nothing to undo: this import changed no listing, or was already undone.',
  fileGone: 'The file of this import is no longer kept. Upload it again.',
} as const
