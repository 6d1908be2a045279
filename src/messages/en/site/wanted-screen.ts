export const wantedScreen = {
  crumb: 'Request a property',
  title: 'Request a property',
  intro:
    'Tell us what you are looking for and {agency} will search for it, including properties that are not on this site. This service is free.',
  description:
    'Tell us which house, plot or office you want, where and at what price. A local agent will search for you and call you.',
  submit: 'Find me a property',
  again: 'Request another property',
  matchingTitle: 'Properties available now',
  matchingAll: 'See all {count, plural, one {# property} other {# properties}}',
} as const
