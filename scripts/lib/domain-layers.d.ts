/** By the name of a layer, from the lowest: its folders, each with the folders of its layer that it may import. */
export const layers: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
export function domainArrows(): Readonly<Record<string, readonly string[]>>
/** By the name of a folder: its files that others may import beside its index.ts, each with the reason. */
export const doors: Readonly<Record<string, Readonly<Record<string, string>>>>
export function domainDoors(): readonly string[]
