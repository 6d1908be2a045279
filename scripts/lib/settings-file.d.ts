type Settings = Record<string, string | undefined>

export function useSettingsFile(environment?: Settings, options?: { given?: 'by hand' | 'by systemd' }): void
export function parseSettings(text: string): Record<string, string>
