export const quarterlyReportRules = {
  city: 'Choose a city',
  quarter: 'Choose a quarter',
  notEnded: 'This quarter has not ended yet. Choose an earlier one.',
  exists: 'There is already a report for this city and quarter. Delete it first to make a new one.',
  fixed: 'A report’s city and quarter cannot be changed. Delete this report and add another one.',
  noEvidence:
    'There are fewer than five prices of each property type in this city and quarter. Import market prices or choose another quarter.',
} as const

export const adminQuarterlyReports = {
  intro:
    'A city’s prices, rents and trends in one quarter, as a page and a PDF in both languages. The figures are calculated when you add the report and never change after that. Visitors will see the report once you publish it.',
  report: 'Report',
  city: 'City',
  quarter: 'Quarter',
  quarterHint: 'Only quarters that have ended',
  introduction: 'Introduction',
  introductionHint: 'Optional, shown above the figures',
  published: 'Published',
  publishedHint: 'Check the PDF before you publish',
  status: 'Status',
  statuses: { published: 'Published', draft: 'Not published' },
  prices: 'Prices',
  areas: 'Areas',
  madeOn: 'Calculated on',
  preview: 'Preview',
  previewText:
    '{prices, plural, one {# price} other {# prices}}, {areas, plural, one {# area} other {# areas}} with a median, calculated on {date}. The PDF shows the saved introduction and the same figures as the page.',
  download: 'Download the PDF in {language}',
  page: 'View on site',
} as const
