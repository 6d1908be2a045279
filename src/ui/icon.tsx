export type IconName =
  | 'bed'
  | 'bath'
  | 'size'
  | 'camera'
  | 'pin'
  | 'whatsapp'
  | 'phone'
  | 'down'
  | 'left'
  | 'right'
  | 'cross'
  | 'confirmed'
  | 'menu'
  | 'search'
  | 'send'
  | 'sliders'
  | 'map'
  | 'check'
  | 'star'
  | 'alert'
  | 'heart'

/** A drawing from icons.css, for what stands on many pages. Silent; as large as the text unless said. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <span aria-hidden="true" className={`icon icon-${name} ${className}`} />
}
