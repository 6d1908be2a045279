/** The messages between the server and its media process. */
import type { MediaTask } from './tasks.ts'

export type Order = { task: MediaTask; input: unknown }

/** `isSpent`: the process has grown, and another one should do what comes next. */
export type Report = { result: unknown; isSpent: boolean } | { failure: string; isSpent: boolean }

export type FromChild = 'ready' | Report

/** The memory that a media process may use; it ends itself beyond. Decoding 100 megapixels of JPEG takes 400 MB. */
export const mostMegabytes = 1024
