export function writeTypesOfSupportedDom(folder: string, part: 'site' | 'usable' | 'admin'): void
