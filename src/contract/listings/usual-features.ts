import type { typeGroups } from './property.ts'

/** The amenities that listings have most, by what they are. */
export const usualFeatures: Readonly<Record<(typeof typeGroups)[number]['value'], readonly string[]>> = {
  residential: [
    'Corner',
    'Park facing',
    'Servant quarter',
    'Drawing room',
    'Study',
    'Lawn',
    'Basement',
    'Solar panels',
    'Backup generator',
    'Gas',
    'Furnished',
    'Lift',
    'Security',
  ],
  plot: ['Corner', 'Park facing', 'Main road', 'Possession', 'Boundary wall', 'Electricity', 'Gas', 'Water'],
  commercial: ['Corner', 'Main road', 'Parking', 'Lift', 'Backup generator', 'Furnished', 'Security'],
}
