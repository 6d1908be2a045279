export const wantedScreen = {
  crumb: 'Property wanted',
  title: 'Tell us what you are looking for',
  intro: '{agency} searches for you, including properties that are not on this site. It is free.',
  description:
    'Tell us which house, plot or office you want, where and at what price. A local agent searches for you and calls you.',
  submit: 'Find me a property',
  again: 'Request another property',
  matchingTitle: 'Properties available now',
  matchingAll: 'See all {count, plural, one {# property} other {# properties}}',
} as const
