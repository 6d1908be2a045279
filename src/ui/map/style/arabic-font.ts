/** The address of the letters of Arabic script (ADR 0028). */
export { default as arabicFont } from './noto-sans-arabic.woff2?url'
