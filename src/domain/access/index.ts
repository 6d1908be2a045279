export {
  type Actor,
  commandLine,
  type Staff,
  type System,
  system,
  theSite,
  type Visitor,
  visitor,
} from './actor.ts'
export { type Allowed, allow, ifAllowed } from './allow.ts'
