export { finishTask } from './finish.ts'
export { tasksOf } from './list.ts'
export { writeTask } from './write.ts'
