type Spec = {
  title: string
  tests: { status: string; annotations?: { type: string; description?: string }[] }[]
}
type Browser = { title: string; specs: Spec[] }

export function browserMatrix(suites: readonly { suites?: readonly Browser[] }[]): string[]
