import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** Closes what is open over the map; in the upper corner of its panel. */
export function CloseButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <IconButton
      label={label}
      onClick={onPress}
      className="absolute! end-1.5 top-1.5 z-10 border-transparent bg-white/90"
    >
      <Icon name="cross" size={20} />
    </IconButton>
  )
}
