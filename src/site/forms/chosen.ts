/** One of a form's choices as its type knows it; the fallback for what the form's rules would refuse anyway. */
export function chosen<Value extends string, Fallback extends string>(
  values: readonly Value[],
  text: string,
  fallback: Fallback,
): Value | Fallback {
  return values.find((value) => value === text) ?? fallback
}
