export const roles = {
  admin: 'Administrator',
  manager: 'Manager',
  agent: 'Agent',
  editor: 'Editor',
  hr: 'Human resources',
} as const
