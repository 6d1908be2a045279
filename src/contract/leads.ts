/** What a lead came from; all of them live in one table. */
export const leadKinds = [
  'inquiry',
  'property_inquiry',
  'project_inquiry',
  'contact',
  'get_in_touch',
  'franchise',
  'valuation',
  'wanted',
] as const
export type LeadKind = (typeof leadKinds)[number]

/** How far the agency is with a lead. */
export const leadStatuses = ['new', 'assigned', 'contacted', 'closed'] as const
