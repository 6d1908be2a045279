export const careers = {
  pageTitle: 'Careers: jobs at {agency}',
  numberedTitle: '{title}, page {page}',
  description:
    '{count, plural, one {# open job} other {# open jobs}} with salary, requirements and closing date. Apply online with your CV and hear from us within two weeks.',
  descriptionOf:
    '{title}: {count, plural, one {# open job} other {# open jobs}} with salary, requirements and closing date. Apply online with your CV and hear from us within two weeks.',
  jobs: 'Jobs',
  jobsInCity: 'Jobs in {city}',
  jobsInDepartment: '{department} jobs',
  jobsInDepartmentAndCity: '{department} jobs in {city}',
  loading: 'Loading jobs',
  title: 'Careers',
  intro:
    'We look for people who know their area, keep documents in order and give buyers honest advice. See all open jobs at {agency}.',
  listLabel: 'Open jobs',
  open: '{count, plural, one {# open job} other {# open jobs}}',
  openIn: '{count, plural, one {# open job} other {# open jobs}} in {place}',
  filter: {
    label: 'Filter jobs',
    submit: 'Show jobs',
    clear: 'Clear filters',
    city: 'City',
    allCities: 'All cities',
    department: 'Department',
    allDepartments: 'All departments',
  },
  ignored: 'This link has a city or page that does not exist.',
  partlyIgnored: 'This link has a city or page that does not exist. These jobs match the other filters.',
  noneOpen: 'No open jobs at the moment',
  noneMatch: 'No jobs match these filters',
  noneText: 'Send us your CV anyway. We read every CV and will write to you when a suitable job comes up.',
  sendCv: 'Send us your CV',
  all: 'See all open jobs',
  otherTitle: 'No suitable job in the list?',
  otherText:
    'Send us your CV and tell us which city and type of work you are looking for. We read every CV and will write to you when a suitable job comes up.',
  mailSubject: 'My CV for {agency}',
} as const
