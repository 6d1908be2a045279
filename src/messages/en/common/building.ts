/** How far a building is, how old it is, and which of its floors is on offer. */
export const building = {
  possession: 'Possession',
  yearBuilt: 'Year built',
  floor: 'Floor',
  builtIn: 'Built in {year}',
  completionIn: 'Completion in {year}',
  possessionIs: 'Possession: {possession}',
  possessions: {
    ready: 'Ready',
    'grey structure': 'Grey structure',
    'under construction': 'Under construction',
    'not yet': 'Not yet available',
  },
  groundFloor: 'Ground floor',
  numberedFloor: '{floor, selectordinal, one {#st floor} two {#nd floor} few {#rd floor} other {#th floor}}',
  basement: 'Basement',
  lowerBasement:
    '{level, selectordinal, one {#st basement} two {#nd basement} few {#rd basement} other {#th basement}}',
} as const
