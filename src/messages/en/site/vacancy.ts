export const vacancy = {
  title: '{job}, {city}',
  experienceOf: 'Experience: {experience}',
  applyTitle: 'Apply for this job',
  applyUntil: 'Applications close on {date}.',
  closed: 'Closed',
  positions: '{count, plural, one {# position} other {# positions}}',
  requirements: 'Requirements',
  closedTitle: 'This job is closed',
  closedText:
    'We no longer accept applications for this job. To ask about other jobs, call <phone>{number}</phone>.',
  closedTextWithSimilar:
    'We no longer accept applications for this job. See the similar jobs below, or call <phone>{number}</phone> to ask about others.',
  all: 'See all open jobs',
  similar: 'Similar jobs',
  submit: 'Send application',
  again: 'Apply again',
  experienceHint: 'e.g. two years in property sales',
  chooseCv: 'Choose your CV',
} as const
