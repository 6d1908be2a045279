export function archive(folder: string): Promise<string>
