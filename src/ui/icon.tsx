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

type IconProps = {
  name: IconName
  /** In px. */
  size?: 16 | 18 | 20 | 22 | 24
  className?: string
}

/** A drawing from icons.css, for icons that many pages repeat. Hidden from screen readers. */
export function Icon({ name, size = 16, className = '' }: IconProps) {
  return <span aria-hidden="true" className={`icon icon-${name} icon-${size} ${className}`} />
}
