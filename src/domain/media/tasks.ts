/** The tasks for uploaded files, each in a child process that may be killed at any moment. */
import { readBaseMedia } from './base-media.ts'
import { drawPreview } from './draw-preview.ts'
import { drawStatus } from './draw-status.ts'
import { examinePicture } from './examine-picture.ts'
import { makeSize, makeSizes } from './resize-picture.ts'

export const mediaTasks = {
  drawPreview,
  drawStatus,
  examinePicture,
  makeSize,
  makeSizes,
  readBaseMedia,
}

export type MediaTasks = typeof mediaTasks
export type MediaTask = keyof MediaTasks

type Given<Made> = Made extends Promise<infer Result> ? Result : never
export type MediaResult<Task extends MediaTask> = Given<ReturnType<MediaTasks[Task]>>
