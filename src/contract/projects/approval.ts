/** Whether an authority approved a project or a plot, as far as the agency knows. */
export const approvalStatuses = ['approved', 'in process', 'not required'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]
