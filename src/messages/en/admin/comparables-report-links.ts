export const comparablesReportLinks = {
  title: 'Comparables report',
  text: 'A PDF for the owner: estimate, similar properties and prices in the area. Your name is recorded.',
  download: 'Download the comparables report in {language}',
} as const
