/** The text with Urdu and Arabic digits written as 0 to 9: '۰۳۰۰' becomes '0300'. Everything else stays. */
export function toWesternDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
}
