export { forgetAnswers } from './forget-answers.ts'
export {
  bodyHash,
  created,
  earlierAnswer,
  type IdempotencyKey,
  rememberedAnswer,
  rememberInstead,
} from './idempotency.ts'
